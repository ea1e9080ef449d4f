/* Exact answers about Sixty-six: the whole kernel in one unit, built by tools/build_kernel.py.
 *
 * The host writes the rules and a batch of questions into the area that io() names, calls, and
 * reads the answers from the same places; README.md has the layout. All arguments and results are
 * 32-bit integers. Nothing is allocated: the tables lie behind the program in memory that the host
 * has grown.
 */
#include "root.h"
#include "defence.h"
#include "think.h"

_Static_assert(sizeof(Moment) == 64 && sizeof(Answer) <= 64 && sizeof(View) == 64 &&
                   sizeof(Forced) <= 64 && sizeof(Entry) == 16 && sizeof(Belief) == 20 &&
                   sizeof(Player) == 64 && sizeof(Node) * MAX_NODES <= sizeof(Vector) * KEPT,
               "the layouts that encode.py and encode_view.py write");

#ifdef __wasm__
extern unsigned char __heap_base;
#define TABLE_PLACE (&__heap_base)
#else
static u8 native_memory[(16 + 20) * (1ul << 23) + (1ul << 25)];
#define TABLE_PLACE native_memory
#endif

#define IO_SIZE (64 + 4096 * 64)
static union {
  u8 bytes[IO_SIZE];
  u64 aligned;
} io_area;

EXPORT("io") u32 io(void) { return (u32)(unsigned long)io_area.bytes; }
EXPORT("io_size") u32 io_size(void) { return IO_SIZE; }
#ifndef __wasm__
void *io_pointer(void) { return io_area.bytes; }
#endif

/* How many bytes of memory tables of 2^bits and 2^belief_bits entries need in all. */
EXPORT("memory_needed") u32 memory_needed(u32 bits, u32 belief_bits) {
#ifdef __wasm__
  u32 program = (u32)(unsigned long)TABLE_PLACE;
#else
  u32 program = 0;
#endif
  return program + 256 + (u32)sizeof(Entry) * (1u << bits) +
         (u32)sizeof(Belief) * (1u << belief_bits) + (u32)sizeof(Memo) * (1u << MEMO_BITS) +
         (u32)sizeof(Vector) * (SCRATCH + KEPT);
}

static void clear(void *from, unsigned long size) {
  u64 *words = from;
  for (unsigned long i = 0; i < size / 8; i++) words[i] = 0;
}

/* Takes the rules at the start of the io area, and empty tables of so many entries. */
EXPORT("start") void start(u32 bits, u32 belief_bits) {
  fill_points();
  u8 *to = (u8 *)&R;
  for (u32 i = 0; i < sizeof R; i++) to[i] = io_area.bytes[i];
  table = (Entry *)(((unsigned long)TABLE_PLACE + 63) & ~63ul);
  table_mask = (1u << bits) - 1;
  beliefs = (Belief *)(table + (1ul << bits));
  belief_mask = (1u << belief_bits) - 1;
  scratch = (Vector *)(((unsigned long)(beliefs + (1ul << belief_bits)) + 63) & ~63ul);
  kept = scratch + SCRATCH;
  memo = (Memo *)(kept + KEPT);
  clear(table, sizeof(Entry) << bits);
  clear(beliefs, sizeof(Belief) << belief_bits);
  stock_number = 0;
}

/* The search gives up after so many nodes for one question. */
EXPORT("limit") void limit(u32 low, u32 high) { budget = (u64)high << 32 | low; }

/* Where the host writes a 1 to stop a call that is running in another thread, and a 0 again. */
EXPORT("stop_at") u32 stop_at(void) { return (u32)(unsigned long)&stop_now; }

/* Solves the first so many moments of the batch with all cards open. */
EXPORT("solve") void solve(u32 count) {
  Moment *moments = (Moment *)(io_area.bytes + 64);
  for (u32 i = 0; i < count; i++) solve_moment(moments + i, 1);
}

/* Goes on with the one moment of the batch that gave up a moment ago: what was found still holds. */
EXPORT("resume") void resume(void) { solve_moment((Moment *)(io_area.bytes + 64), 0); }

/* Says of the first so many views of the batch what can be forced. */
EXPORT("force") void force(u32 count) {
  View *views = (View *)(io_area.bytes + 64);
  for (u32 i = 0; i < count; i++) force_view(views + i);
}

/* Where the tally of odds() is, and behind it the value of each hand of the last call. */
#define TALLY_AT 4096
#define VALUES_AT 8192
EXPORT("tally_at") u32 tally_at(void) { return TALLY_AT; }
EXPORT("values_at") u32 values_at(void) { return VALUES_AT; }

/* Begins the tally of one first card over all hands of the first view of the batch. */
EXPORT("odds_begin") void odds_begin(void) {
  clear(io_area.bytes + TALLY_AT, (sizeof(Tally) + 7) & ~7ul);
  first_hand((View *)(io_area.bytes + 64));
}

/* Goes on for at most so many hands; the number of hands taken, 0 when all are done or the search
 * has given up, which the tally says. */
EXPORT("odds") u32 odds(u32 card, u32 most) {
  const View *v = (View *)(io_area.bytes + 64);
  Tally *tally = (Tally *)(io_area.bytes + TALLY_AT);
  i8 *values = (i8 *)(io_area.bytes + VALUES_AT);
  u32 taken = 0;
  nodes = (u64)tally->nodes_high << 32 | tally->nodes_low;
  gave_up = (int)tally->gave_up;
  for (; taken < most && !hands.done && !gave_up; next_hand()) {
    u32 op = hand_now(v);
    int value = way_value(v, (int)card, op);
    if (gave_up) break;
    values[taken++] = (i8)value;
    tally->hands[value + 3]++;
    for (u32 left = op; left; left &= left - 1) tally->holding[FIRST(left)][value + 3]++;
  }
  tally->nodes_low = (u32)nodes;
  tally->nodes_high = (u32)(nodes >> 32);
  tally->gave_up = (u32)gave_up;
  return gave_up ? 0 : taken;
}

/* Finds the best plan for the first view of the batch that begins with this card; leaves its value
 * in each hand where odds() does, and returns the number of hands, or 0 if it gave up. */
EXPORT("defend") u32 defend(u32 card) {
  return (u32)best_plan((View *)(io_area.bytes + 64), (int)card, (i8 *)(io_area.bytes + VALUES_AT));
}

/* The nodes of the last defend(), in two halves. */
EXPORT("nodes_low") u32 nodes_low(void) { return (u32)nodes; }
EXPORT("nodes_high") u32 nodes_high(void) { return (u32)(nodes >> 32); }

/* Begins to think about a move for the first player of the batch; 0 if there is none to choose. */
EXPORT("think_anew") u32 think_anew(void) {
  return (u32)think_about((Player *)(io_area.bytes + 64));
}

/* Thinks for so many rounds more; leaves what it thinks of each action, three numbers each, where
 * odds() leaves values, and returns the number of actions. It is a choice, never an answer. */
EXPORT("think") u32 think(u32 rounds) {
  const Player *p = (Player *)(io_area.bytes + 64);
  for (u32 i = 0; i < rounds; i++) one_round(p);
  return thought_of((u32 *)(io_area.bytes + VALUES_AT));
}

/* For the first player of the batch, who knows all cards of a strict phase: the value of each
 * action and its trap, where think() leaves thoughts; returns the number of actions. */
EXPORT("finish") u32 finish(void) {
  return end_of((Player *)(io_area.bytes + 64), (End *)(io_area.bytes + VALUES_AT));
}

/* Worlds, sets of them, and fronts of vectors: the bookkeeping of defence.h.
 *
 * A world is a hand that the other may hold; a vector has a value for each world. A front is a
 * stretch of the scratch area without a vector that another one reaches everywhere.
 */
#ifndef VECTORS_H
#define VECTORS_H
#include "strict.h"

#define WORLDS 128
#define SCRATCH (1 << 15)
#define KEPT (1 << 17)
#define MEMO_BITS 16

typedef struct {
  u64 w[2];
} Set;

/* For each value from -2 to 3 the worlds in which at least that is reached; worlds that are not
 * in question count as reached. */
typedef struct {
  Set least[6];
} Vector;

typedef struct {
  Set worlds;
  u32 me, gone;
  u8 pm, po;
  u16 facts;
  u32 turn; /* 0 free, 1 I lead, 2 he leads */
  u32 at, count;
} Memo;

static Vector *scratch, *kept;
static Memo *memo;
static u32 top, kept_top;
static u32 world_hand[WORLDS];
static int world_count;

#define EACH(set, index)                                     \
  for (int half_ = 0, index; half_ < 2; half_++)             \
    for (u64 bits_ = (set).w[half_];                         \
         bits_ && (index = half_ * 64 + __builtin_ctzll(bits_), 1); bits_ &= bits_ - 1)

static inline int one_world(Set s) {
  return __builtin_popcountll(s.w[0]) + __builtin_popcountll(s.w[1]) == 1;
}

static inline int first_world(Set s) {
  return s.w[0] ? __builtin_ctzll(s.w[0]) : 64 + __builtin_ctzll(s.w[1]);
}

static inline void include(Set *s, int world) { s->w[world >> 6] |= 1ull << (world & 63); }

static inline int is_empty(Set s) { return !(s.w[0] | s.w[1]); }

/* The same value in all worlds of a set. */
static Vector constant(Set s, int value) {
  Vector v;
  for (int t = 0; t < 6; t++)
    for (int h = 0; h < 2; h++) v.least[t].w[h] = value >= t - 2 ? ~0ull : ~s.w[h];
  return v;
}

static void lower(Vector *v, int world, int value) {
  for (int t = value + 3; t < 6; t++) v->least[t].w[world >> 6] &= ~(1ull << (world & 63));
}

static inline int no_better(const Vector *a, const Vector *b) {
  u64 more = 0;
  for (int t = 0; t < 6; t++)
    more |= (a->least[t].w[0] & ~b->least[t].w[0]) | (a->least[t].w[1] & ~b->least[t].w[1]);
  return !more;
}

static inline Vector worse_of(const Vector *a, const Vector *b) {
  Vector v;
  for (int t = 0; t < 6; t++)
    for (int h = 0; h < 2; h++) v.least[t].w[h] = a->least[t].w[h] & b->least[t].w[h];
  return v;
}

static int value_in(const Vector *v, int world) {
  int value = -3;
  for (int t = 0; t < 6; t++) value += v->least[t].w[world >> 6] >> (world & 63) & 1;
  return value;
}

static Vector aim; /* the dream at the root */
static int slack;

/* By how much, in all worlds together, this falls short of what is aimed at. */
static inline int short_by(const Vector *v) {
  int sum = 0;
  for (int t = 0; t < 6; t++)
    for (int h = 0; h < 2; h++)
      sum += __builtin_popcountll(aim.least[t].w[h] & ~v->least[t].w[h]);
  return sum;
}

/* Puts a vector on top, alone, if it can be of use. */
static inline void put(Vector v) {
  if (short_by(&v) <= slack) scratch[top++] = v;
}

/* Adds a vector to the front from base to top, unless one there is as good everywhere. */
static void offer(u32 base, Vector v) {
  u32 to = base;
  if (short_by(&v) > slack) return;
  nodes += (top - base) / 8; /* comparing is the dear part */
  for (u32 i = base; i < top; i++)
    if (no_better(&v, scratch + i)) return;
  for (u32 i = base; i < top; i++)
    if (!no_better(scratch + i, &v)) scratch[to++] = scratch[i];
  top = to;
  if (top >= SCRATCH - 2) {
    gave_up = 1;
    return;
  }
  scratch[top++] = v;
}

/* Makes one front of two that lie side by side: I may choose from both. */
static void join(u32 base, u32 middle) {
  u32 end = top;
  top = middle;
  for (u32 i = middle; i < end; i++) {
    Vector v = scratch[i]; /* read before it can be overwritten */
    offer(base, v);
  }
}

/* Combines the front from base to middle with the one from middle to top: all pairs, the worse. */
static void combine(u32 base, u32 middle) {
  u32 a = middle - base, b = top - middle, from = top;
  if (b == 1) {
    /* One answer only: no need of another place. Each is read before it can be overwritten. */
    Vector answer = scratch[middle];
    top = base;
    for (u32 i = base; i < middle; i++) {
      Vector v = worse_of(scratch + i, &answer);
      offer(base, v);
    }
    return;
  }
  for (u32 i = 0; i < a && !gave_up; i++)
    for (u32 j = 0; j < b && !gave_up; j++) {
      if (out_of_budget()) break;
      offer(from, worse_of(scratch + base + i, scratch + middle + j));
    }
  u32 count = top - from;
  for (u32 i = 0; i < count; i++) scratch[base + i] = scratch[from + i];
  top = base + count;
}

/* Whether the search has to stop: too many nodes, or no place for a few vectors more. */
static inline int stop(void) {
  if (top > SCRATCH - 64 || stop_now) gave_up = 1;
  return out_of_budget();
}

static inline Memo *memo_for(Set s, u32 me, u32 gone, int pm, int po, u32 f, u32 turn) {
  u64 h = (s.w[0] * 0x9E3779B97F4A7C15ull) ^ (s.w[1] * 0xC2B2AE3D27D4EB4Full);
  h ^= ((u64)me << 32 | gone) * 0xD6E8FEB86659FD93ull;
  h ^= (u64)((u32)pm | (u32)po << 8 | f << 16) * 0xA0761D6478BD642Full + turn;
  h ^= h >> 31;
  h *= 0xBF58476D1CE4E5B9ull;
  return memo + (h >> (64 - MEMO_BITS));
}

static inline int is_memo(const Memo *m, Set s, u32 me, u32 gone, int pm, int po, u32 f, u32 turn) {
  return m->turn == turn && m->worlds.w[0] == s.w[0] && m->worlds.w[1] == s.w[1] && m->me == me &&
         m->gone == gone && m->pm == pm && m->po == po && m->facts == f;
}

static void remember(Memo *m, Set s, u32 me, u32 gone, int pm, int po, u32 f, u32 turn, u32 base) {
  u32 count = top - base;
  if (gave_up || kept_top + count > KEPT) return;
  *m = (Memo){s, me, gone, (u8)pm, (u8)po, (u16)f, turn, kept_top, count};
  for (u32 i = 0; i < count; i++) kept[kept_top++] = scratch[base + i];
}

static void recall(const Memo *m) {
  if (top + m->count >= SCRATCH) {
    gave_up = 1;
    return;
  }
  for (u32 i = 0; i < m->count; i++) scratch[top++] = kept[m->at + i];
}

#endif

/* What has been found about positions before. Keys are whole, so that no two positions are mixed
 * up; an entry holds a lower and an upper bound and the best first card. */
#ifndef TABLE_H
#define TABLE_H
#include "base.h"

typedef struct {
  u32 me, op;
  u8 pm, po;
  u16 facts;
  i8 low, high;
  u8 move;
  u8 deal; /* which stock: 0 in the strict phase, where none is left */
} Entry;

static Entry *table;
static u32 table_mask;

static inline Entry *entry_for(u32 me, u32 op, int pm, int po, u32 facts, u32 deal) {
  u64 h = ((u64)me << 32 | op) * 0x9E3779B97F4A7C15ull;
  h ^= ((u64)((u32)pm | (u32)po << 8 | facts << 16) | (u64)deal << 32) * 0xC2B2AE3D27D4EB4Full;
  h ^= h >> 29;
  h *= 0xBF58476D1CE4E5B9ull;
  return table + ((u32)(h >> 32) & table_mask);
}

static inline int is_for(const Entry *e, u32 me, u32 op, int pm, int po, u32 facts, u32 deal) {
  return e->me == me && e->op == op && e->pm == pm && e->po == po && e->facts == facts &&
         e->deal == deal;
}

/* Keeps what was found: exact, or only an upper bound (below) or a lower one (above). */
static inline void keep(Entry *e, u32 me, u32 op, int pm, int po, u32 facts, u32 deal, int found,
                        int below, int above, int move) {
  if (!is_for(e, me, op, pm, po, facts, deal)) {
    *e = (Entry){me, op, (u8)pm, (u8)po, (u16)facts, -9, 9, 255, (u8)deal};
  }
  if (move != 255) e->move = (u8)move;
  if (!above || below) e->high = (i8)found;
  if (!below || above) e->low = (i8)found;
}

#endif

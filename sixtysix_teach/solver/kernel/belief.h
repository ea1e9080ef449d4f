/* What can be forced against every hand the other may hold, in the strict phase.
 *
 * The other holds the cards of `known` and any `k` of the `maybe` cards. He sees everything, and his
 * hand is settled only as far as what he plays shows it, so he is a player who picks, each time,
 * from all that some hand would allow: what he fails to do takes cards out of `maybe`. For one who
 * must win against every hand this is the same game as against the worst hand, and it has no
 * hidden cards. Values and facts are always mine here, whoever leads.
 */
#ifndef BELIEF_H
#define BELIEF_H
#include "strict.h"

typedef struct {
  u32 me, known, maybe;
  u8 pm, po;
  u16 facts;
  i8 low, high;
  u8 move, unused;
} Belief;

static Belief *beliefs;
static u32 belief_mask;

static inline Belief *belief_for(u32 me, u32 known, u32 maybe, int pm, int po, u32 facts) {
  u64 h = ((u64)me << 32 | known) * 0x9E3779B97F4A7C15ull;
  h ^= ((u64)maybe << 32 | (u32)pm | (u32)po << 8 | facts << 16) * 0xC2B2AE3D27D4EB4Full;
  h ^= h >> 29;
  h *= 0xBF58476D1CE4E5B9ull;
  return beliefs + ((u32)(h >> 32) & belief_mask);
}

static inline int is_belief(const Belief *e, u32 me, u32 known, u32 maybe, int pm, int po,
                            u32 facts) {
  return e->me == me && e->known == known && e->maybe == maybe && e->pm == pm && e->po == po &&
         e->facts == facts;
}

static inline void keep_belief(Belief *e, u32 me, u32 known, u32 maybe, int pm, int po, u32 facts,
                               int found, int below, int above, int move) {
  if (!is_belief(e, me, known, maybe, pm, po, facts)) {
    e->me = me;
    e->known = known;
    e->maybe = maybe;
    e->pm = (u8)pm;
    e->po = (u8)po;
    e->facts = (u16)facts;
    e->low = -9;
    e->high = 9;
    e->move = 255;
  }
  if (move != 255) e->move = (u8)move;
  if (!above || below) e->high = (i8)found;
  if (!below || above) e->low = (i8)found;
}

/* The least card points of any k of these cards. */
static inline int least_points(u32 cards, int k) {
  static const u8 worth_of[8] = {0, 0, 0, 2, 3, 4, 10, 11};
  int sum = 0;
  for (int rank = 0; rank < 8 && k > 0; rank++) {
    int n = COUNT(cards & (0x01010101u << rank));
    if (n > k) n = k;
    sum += n * worth_of[rank];
    k -= n;
  }
  return sum;
}

/* As sure_points() in strict.h, against every hand: cards that nothing he may hold can stop. */
static int sure_against_all(u32 me, u32 known, u32 maybe, int k, int *all) {
  int sum = 0, taken = 0;
  u32 could = known | maybe, mine = me & TRUMPS, his = could & TRUMPS;
  int n = COUNT(maybe & TRUMPS), most = COUNT(known & TRUMPS) + (n < k ? n : k);
  while (mine && (!his || mine > his || taken >= most)) {
    int top = LAST(mine);
    sum += card_points(top);
    mine ^= BIT(top);
    taken++;
  }
  int trumps_out = taken >= most;
  for (int suit = 8; suit < 32; suit += 8) {
    int led = 0, sure = COUNT(known >> suit & 255);
    mine = me >> suit & 255;
    his = could >> suit & 255;
    n = COUNT(maybe >> suit & 255);
    most = sure + (n < k ? n : k);
    /* He must follow as long as he surely has the suit; otherwise he must have no trump left. */
    while (mine && (mine > his || (trumps_out && led >= most)) && (trumps_out || led < sure)) {
      int top = LAST(mine);
      sum += card_points(top);
      mine ^= BIT(top);
      led++;
    }
    taken += led;
  }
  *all = taken == COUNT(me);
  int give = taken < COUNT(known) + k ? taken : COUNT(known) + k;
  return sum + least_points(could, give);
}

/* Whether I cannot reach the target if he holds the cards that are worth least: I have closed. */
static inline int poor_hand_stops(u32 me, u32 known, u32 maybe, int k, int pm, u32 f) {
  return (f & CLOSED_ME) && pm + points(me) + most_announced(me) + points(known) +
                                    least_points(maybe, k) < R.target;
}

/* A hand of his that is likely to stop me: the highest trumps, then the highest cards. */
static inline u32 strong_hand(u32 known, u32 maybe, int k) {
  u32 hand = known;
  for (u32 suits = maybe & TRUMPS; suits && k; k--) {
    u32 bit = BIT(LAST(suits));
    suits ^= bit;
    hand |= bit;
  }
  maybe &= ~TRUMPS;
  for (u32 rank = 0x80808080u; maybe && k; rank >>= 1) {
    u32 same = maybe & rank;
    maybe &= ~rank;
    for (; same && k; k--) {
      hand |= same & -same;
      same &= same - 1;
    }
  }
  return hand;
}

#endif

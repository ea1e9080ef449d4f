/* The strict phase with open cards: stock closed or empty, both hands known. */
#ifndef STRICT_H
#define STRICT_H
#include "table.h"

static int strict(u32 me, u32 op, int pm, int po, u32 f, int alpha, int beta);

/* After a close whose failing costs the same however it fails, the closer either wins 1 or more or
 * pays exactly that: what lies between need not be told apart. 0 if the rules are not like that. */
static inline int fixed_penalty(u32 f) {
  if (!(f & CLOSED) || R.failed_close == MIRROR || R.closer_beaten == MIRROR) return 0;
  int failed = failed_penalty(f, 1, 0);
  return failed == beaten_penalty(f, 1, 0) ? failed : 0;
}

/* Card points that I take, from the lead, with cards that nothing can stop: trumps from the top
 * while mine are higher, then side suits from the top while the other must follow or has no trump
 * left. He gives his lowest cards. He wins no trick meanwhile, so his points stay as they are. */
static inline int sure_points(u32 me, u32 op, int *all) {
  int sum = 0, taken = 0, cards = COUNT(me);
  u32 mine = me & TRUMPS, his = op & TRUMPS;
  while (mine && (!his || mine > his)) {
    int top = LAST(mine);
    sum += card_points(top);
    mine ^= BIT(top);
    taken++;
    if (his) {
      sum += card_points(FIRST(his));
      his &= his - 1;
    }
  }
  int trumps_out = !his;
  for (int suit = 8; suit < 32; suit += 8) {
    mine = me >> suit & 255;
    his = op >> suit & 255;
    while (mine && (his ? mine > his : trumps_out)) {
      int top = LAST(mine);
      sum += card_points(top);
      mine ^= BIT(top);
      taken++;
      if (his) {
        sum += card_points(FIRST(his));
        his &= his - 1;
      }
    }
  }
  *all = taken == cards;
  return sum;
}

/* My value if I lead this card: the least over the replies allowed, and over claims between. */
static int after_lead(u32 me, u32 op, int pm, int po, u32 f, int lead, int alpha, int beta) {
  int ceiling = 9, floor = -9, best = 9;
  if (UNLIKELY(R.claim_window != ON_LEAD)) {
    if (f & HAS_OP) ceiling = -claim_value(swapped(f), po, pm);
    if (R.claim_window == ANY_TIME && (f & HAS_ME)) floor = claim_value(f, pm, po);
    if (ceiling <= alpha || floor >= ceiling) return ceiling;
    if (floor >= beta) return floor;
    if (floor > alpha) alpha = floor;
    if (ceiling < beta) beta = ceiling;
  }
  u32 rest = me & ~BIT(lead), legal = replies_to(lead, op);
  u32 winners = legal & (ABOVE(lead) | (SUIT_OF(lead) ? TRUMPS : 0));
  int worth_of_lead = card_points(lead);
  if (!rest && !(f & CLOSED)) worth_of_lead += R.last_trick_points;
  u32 left = winners;
  while (left) {
    /* The dearest winner first. */
    int reply = LAST(left);
    left ^= BIT(reply);
    int v = -strict(op & ~BIT(reply), rest, po + worth_of_lead + card_points(reply), pm,
                    swapped(f) | HAS_ME, -beta, -alpha);
    if (v < best) best = v;
    if (v < beta) beta = v;
    if (alpha >= beta) goto done;
  }
  left = legal & ~winners;
  for (u32 rank = 0x01010101u; left; rank <<= 1) {
    /* The cheapest loser first; rank by rank, as the suits do not matter. */
    u32 same = left & rank;
    left &= ~rank;
    while (same) {
      int reply = FIRST(same);
      same &= same - 1;
      int v = strict(rest, op & ~BIT(reply), pm + worth_of_lead + card_points(reply), po,
                     f | HAS_ME, alpha, beta);
      if (v < best) best = v;
      if (v < beta) beta = v;
      if (alpha >= beta) goto done;
    }
  }
done:
  if (best < floor) best = floor;
  return best < ceiling ? best : ceiling;
}

/* My value when I have just announced a marriage and must claim or lead a half of it. */
static int strict_married(u32 me, u32 op, int pm, int po, u32 f, int suit, int alpha, int beta) {
  int best = -9, cap = 9;
  if (f & HAS_ME) {
    best = claim_value(f, pm, po);
    if (pm >= R.target && claim_settles(f, pm)) return best;
  }
  if (R.claim_window == ANY_TIME && (f & HAS_OP)) cap = -claim_value(swapped(f), po, pm);
  if (best >= beta || cap <= best) return best;
  if (cap <= alpha) return cap;
  if (best > alpha) alpha = best;
  if (cap < beta) beta = cap;
  int found = -9;
  u32 leads = me & halves_of(suit);
  while (leads && found < beta) {
    int lead = LAST(leads);
    leads ^= BIT(lead);
    int v = after_lead(me, op, pm, po, f, lead, alpha, beta);
    if (v > found) found = v;
    if (v > alpha) alpha = v;
  }
  if (found > cap) found = cap;
  return found > best ? found : best;
}

/* Leads in the order in which they are tried: sure winners dear first, then cheap losers. */
static inline int order_leads(u32 leads, u32 op, int first, u8 *out) {
  int n = 0;
  i8 key[12];
  u32 his_trumps = op & TRUMPS;
  while (leads) {
    int lead = FIRST(leads);
    leads &= leads - 1;
    u32 follow = op & SUIT_MASK(lead);
    int wins = follow ? !(follow & ABOVE(lead)) : !his_trumps;
    int k = wins ? 40 + card_points(lead) + (SUIT_OF(lead) ? 0 : 2) : -card_points(lead);
    if (lead == first) k = 100;
    int at = n++;
    while (at && key[at - 1] < k) {
      key[at] = key[at - 1];
      out[at] = out[at - 1];
      at--;
    }
    key[at] = (i8)k;
    out[at] = (u8)lead;
  }
  return n;
}

/* Suits in which I may announce now, as a mask of their kings. */
static inline u32 kings_of_pairs(u32 hand) {
  return hand & (hand << 1) & 0x20202020u;
}

/* Narrows the window to what the value can be, or settles it: 1, and *value, when low, high or the
 * window leave no question. Where failing has one fixed price, there is only one question left:
 * does the closer win? The window then asks just that. */
static inline int narrowed(u32 f, int fixed, int low, int high, int *alpha, int *beta,
                           int *value) {
  if (low >= high || low >= *beta) {
    *value = low;
    return 1;
  }
  if (high <= *alpha) {
    *value = high;
    return 1;
  }
  if (*alpha < low) *alpha = low;
  if (*beta > high) *beta = high;
  if (fixed && (f & CLOSED_ME)) {
    if (*alpha < 0) *alpha = 0;
    if (*beta <= 0) *beta = 1;
  } else if (fixed) {
    if (*alpha >= 0) *alpha = 0;
    if (*beta > 0) *beta = 1;
  }
  return 0;
}

/* What was found, made whole again where failing has one fixed price; below and above say whether
 * it is only a bound. */
static inline int tidied(u32 f, int fixed, int found, int *below, int *above) {
  if (fixed && (f & CLOSED_ME) && found <= 0) {
    *below = *above = 1;
    return -fixed;
  }
  if (fixed && (f & CLOSED_OP) && found >= 0 && (*above || !*below)) {
    *above = 1;
    return fixed;
  }
  return found;
}

/* Whether marriages can still be announced in the strict phase. */
static inline int late_marriages(void) { return R.marriages && R.marriage_any_lead; }

/* Whether announcing a pair is never worse than leading a half of it without: more points never
 * harm, but under the mirror rule mine lower what he pays. */
static inline int announcing_pays(void) {
  return R.false_claim != MIRROR && R.failed_close != MIRROR && R.closer_beaten != MIRROR;
}

/* At most so many points can be announced with these cards. */
static inline int most_announced(u32 hand) {
  if (!late_marriages()) return 0;
  int dearest = R.marriage_points > R.trump_marriage_points ? R.marriage_points
                                                            : R.trump_marriage_points;
  return dearest * COUNT(kings_of_pairs(hand));
}

/* Bounds from the points that are left: 1, and *value, where they settle it; may lower *high. */
static inline int counted_out(u32 me, u32 op, int pm, int po, u32 f, int fixed, int *high,
                              int *value) {
  int all = points(me) + points(op), mine = pm + all + most_announced(me);
  if (f & CLOSED) {
    if (!fixed) return 0;
    if (f & CLOSED_ME) {
      *value = -fixed;
      return mine < R.target;
    }
    *value = fixed;
    return po + all + most_announced(op) < R.target;
  }
  /* Who cannot reach the target wins at best the count, if all that is left is enough. */
  mine += R.last_trick_points;
  if (!R.last_trick_wins_deal && (f & HAS_OP) && mine < R.target && mine <= po) {
    int most = mine < po ? -1 : 0;
    if (most < *high) *high = most;
  }
  return 0;
}

/* Tries every announcement; the best value, and the leads left that are worth trying besides. */
static int announcing(u32 me, u32 op, int pm, int po, u32 f, int alpha, int beta, u32 *leads) {
  int found = -9;
  for (u32 kings = kings_of_pairs(me); kings && found < beta; kings &= kings - 1) {
    int suit = SUIT_OF(FIRST(kings)), adds = marriage_adds(suit, f & HAS_ME);
    if (adds <= 0) continue; /* worth nothing, it only limits my lead */
    int v = strict_married(me, op, pm + adds, po, f, suit, alpha, beta);
    if (v > found) found = v;
    if (v > alpha) alpha = v;
    if (announcing_pays()) *leads &= ~halves_of(suit);
  }
  return found;
}

/* My value on lead, exact if it lies between alpha and beta, else a bound on that side. */
static int strict(u32 me, u32 op, int pm, int po, u32 f, int alpha, int beta) {
  if (out_of_budget()) return 0;
  int best = -9, cap = 9;
  if (f & HAS_ME) {
    best = claim_value(f, pm, po);
    if (pm >= R.target && claim_settles(f, pm)) return best;
  }
  if (UNLIKELY(R.claim_window == ANY_TIME) && (f & HAS_OP)) {
    cap = -claim_value(swapped(f), po, pm);
    if (cap <= best) return best;
  }
  if (!me) {
    int count = count_value(f, pm, po);
    if (count > cap) count = cap;
    return count > best ? count : best;
  }

  int low, high, value, fixed = fixed_penalty(f), all;
  limits(f, pm, po, &low, &high);
  if (best > low) low = best;
  if (cap < high) high = cap;
  if (counted_out(me, op, pm, po, f, fixed, &high, &value)) return value;
  if (narrowed(f, fixed, low, high, &alpha, &beta, &value)) return value;
  /* A claim of his on the way could cut this short only where he may claim out of turn. */
  if ((fixed || !(f & CLOSED_OP)) && R.claim_window == ON_LEAD) {
    int sure = sure_points(me, op, &all);
    if (all && !(f & CLOSED)) sure += R.last_trick_points;
    if (pm + sure >= R.target) return high;
  }

  Entry *entry = 0;
  int first = -1;
  if (COUNT(me) > 2) {
    entry = entry_for(me, op, pm, po, f, 0);
    if (is_for(entry, me, op, pm, po, f, 0)) {
      if (entry->low >= beta || entry->low == entry->high) return entry->low;
      if (entry->high <= alpha) return entry->high;
      if (entry->low > alpha) alpha = entry->low;
      if (entry->high < beta) beta = entry->high;
      first = entry->move;
    }
  }

  int alpha0 = alpha, found = -9, move = 255;
  u32 leads = me;
  if (UNLIKELY(late_marriages())) {
    found = announcing(me, op, pm, po, f, alpha, beta, &leads);
    if (found > alpha) alpha = found;
  }
  u8 order[12];
  int n = alpha < beta ? order_leads(leads, op, first, order) : 0;
  for (int i = 0; i < n && alpha < beta; i++) {
    int v = after_lead(me, op, pm, po, f, order[i], alpha, beta);
    if (v > found) {
      found = v;
      move = order[i];
    }
    if (v > alpha) alpha = v;
  }
  if (gave_up) return 0;
  if (best > found) found = best;
  if (found > cap) found = cap;
  int below = found <= alpha0, above = found >= beta;
  found = tidied(f, fixed, found, &below, &above);
  if (entry) keep(entry, me, op, pm, po, f, 0, found, below, above, move);
  return found;
}

#endif

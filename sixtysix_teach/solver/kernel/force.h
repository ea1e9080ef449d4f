/* The search for what can be forced, see belief.h: my turns take the best, his the worst. */
#ifndef FORCE_H
#define FORCE_H
#include "belief.h"

static int force_lead(u32 me, u32 known, u32 maybe, int k, int pm, int po, u32 f, int alpha,
                      int beta);
static int face_lead(u32 me, u32 known, u32 maybe, int k, int pm, int po, u32 f, int alpha,
                     int beta);

/* Whether he can still hold k of these cards. */
static inline int enough(u32 maybe, int k) { return COUNT(maybe) >= k; }

/* My value after he has answered my lead with this card and shown that he holds none of `lacks`. */
static int answered(u32 rest, u32 known, u32 maybe, int k, int pm, int po, u32 f, int lead,
                    int reply, u32 lacks, int alpha, int beta) {
  u32 bit = BIT(reply);
  maybe &= ~lacks;
  if (known & bit)
    known ^= bit;
  else {
    maybe ^= bit;
    k--;
  }
  int won = card_points(lead) + card_points(reply);
  if (!rest && !(f & CLOSED)) won += R.last_trick_points;
  return reply_wins(lead, reply)
             ? face_lead(rest, known, maybe, k, pm, po + won, f | HAS_OP, alpha, beta)
             : force_lead(rest, known, maybe, k, pm + won, po, f | HAS_ME, alpha, beta);
}

/* His replies of one kind: cards of `from`, each possible only if he lacks `lacks`. */
#define REPLIES(from, lacking, winning)                                                         \
  {                                                                                             \
    u32 lacks = (lacking), left = (from) & (known | maybe) & ~lacks;                            \
    if (left && !(known & lacks) && (!lacks || enough(maybe & ~lacks, k))) {                    \
      u32 rank = (winning) ? 0x80808080u : 0x01010101u;                                         \
      for (; left; rank = (winning) ? rank >> 1 : rank << 1) {                                  \
        u32 same = left & rank;                                                                 \
        left &= ~rank;                                                                          \
        while (same) {                                                                          \
          int reply = (winning) ? LAST(same) : FIRST(same);                                     \
          same ^= BIT(reply);                                                                   \
          if (!(known & BIT(reply)) && (k < 1 || !enough(maybe & ~lacks, k))) continue;         \
          int v = answered(rest, known, maybe, k, pm, po, f, lead, reply, lacks, alpha, beta);  \
          if (v < best) best = v;                                                               \
          if (v < beta) beta = v;                                                               \
          if (alpha >= beta) goto done;                                                         \
        }                                                                                       \
      }                                                                                         \
    }                                                                                           \
  }

/* My value if I lead this card. */
static int force_with(u32 me, u32 known, u32 maybe, int k, int pm, int po, u32 f, int lead,
                      int alpha, int beta) {
  int ceiling = 9, floor = -9, best = 9;
  if (UNLIKELY(R.claim_window != ON_LEAD)) {
    if (f & HAS_OP) ceiling = -claim_value(swapped(f), po, pm);
    if (R.claim_window == ANY_TIME && (f & HAS_ME)) floor = claim_value(f, pm, po);
    if (ceiling <= alpha || floor >= ceiling) return ceiling;
    if (floor >= beta) return floor;
    if (floor > alpha) alpha = floor;
    if (ceiling < beta) beta = ceiling;
  }
  u32 rest = me & ~BIT(lead), suit = SUIT_MASK(lead), above = ABOVE(lead), below = suit & ~above;
  u32 heading = R.must_head ? above : 0, trumps = SUIT_OF(lead) ? TRUMPS : 0;
  REPLIES(above, 0u, 1)
  REPLIES(trumps, suit, 1)
  REPLIES(below, heading, 0)
  REPLIES(~(suit | trumps), R.must_trump ? suit | trumps : suit, 0)
done:
  if (best < floor) best = floor;
  return best < ceiling ? best : ceiling;
}

/* My value when I have just announced and must claim or lead a half. */
static int force_married(u32 me, u32 known, u32 maybe, int k, int pm, int po, u32 f, int suit,
                         int alpha, int beta) {
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
    int v = force_with(me, known, maybe, k, pm, po, f, lead, alpha, beta);
    if (v > found) found = v;
    if (v > alpha) alpha = v;
  }
  if (found > cap) found = cap;
  return found > best ? found : best;
}

static int force_lead(u32 me, u32 known, u32 maybe, int k, int pm, int po, u32 f, int alpha,
                      int beta) {
  if (k == 0) return strict(me, known, pm, po, f, alpha, beta);
  if (COUNT(maybe) == k) return strict(me, known | maybe, pm, po, f, alpha, beta);
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
  int low, high, value, fixed = fixed_penalty(f), all;
  limits(f, pm, po, &low, &high);
  if (best > low) low = best;
  if (cap < high) high = cap;
  if (fixed && poor_hand_stops(me, known, maybe, k, pm, f)) return -fixed;
  if (narrowed(f, fixed, low, high, &alpha, &beta, &value)) return value;
  if ((fixed || !(f & CLOSED_OP)) && R.claim_window == ON_LEAD) {
    int sure = sure_against_all(me, known, maybe, k, &all);
    if (all && !(f & CLOSED)) sure += R.last_trick_points;
    if (pm + sure >= R.target) return high;
  }
  u32 facts = f | (u32)k << 7 | 1u << 10;
  Belief *entry = belief_for(me, known, maybe, pm, po, facts);
  int first = -1;
  if (is_belief(entry, me, known, maybe, pm, po, facts)) {
    if (entry->low >= beta || entry->low == entry->high) return entry->low;
    if (entry->high <= alpha) return entry->high;
    if (entry->low > alpha) alpha = entry->low;
    if (entry->high < beta) beta = entry->high;
    first = entry->move;
  }
  int alpha0 = alpha, found = -9, move = 255;
  if (COUNT(me) > 2) {
    /* What one hand of his already prevents, no plan can force. */
    int v = strict(me, strong_hand(known, maybe, k), pm, po, f, alpha, beta);
    if (v <= alpha) {
      found = v;
      goto done;
    }
    if (v < beta) beta = v;
  }
  u32 leads = me;
  if (UNLIKELY(late_marriages())) {
    u32 kings = kings_of_pairs(me);
    while (kings) {
      int suit = SUIT_OF(FIRST(kings));
      kings &= kings - 1;
      int adds = marriage_adds(suit, f & HAS_ME);
      if (adds <= 0) continue;
      int v = force_married(me, known, maybe, k, pm + adds, po, f, suit, alpha, beta);
      if (v > found) found = v;
      if (v > alpha) alpha = v;
      if (alpha >= beta) goto done;
      if (announcing_pays()) leads &= ~halves_of(suit);
    }
  }
  u8 order[12];
  int n = order_leads(leads, known | maybe, first, order);
  for (int i = 0; i < n; i++) {
    int v = force_with(me, known, maybe, k, pm, po, f, order[i], alpha, beta);
    if (v > found) {
      found = v;
      move = order[i];
    }
    if (v > alpha) alpha = v;
    if (alpha >= beta) break;
  }
done:
  if (gave_up) return 0;
  if (best > found) found = best;
  if (found > cap) found = cap;
  int below = found <= alpha0, above = found >= beta;
  found = tidied(f, fixed, found, &below, &above);
  keep_belief(entry, me, known, maybe, pm, po, facts, found, below, above, move);
  return found;
}

/* My best reply to a card that he has led; it is out of his hand already. */
static int face_card(u32 me, u32 known, u32 maybe, int k, int pm, int po, u32 f, int lead,
                     int alpha, int beta) {
  int floor = -9, cap = 9, best = -9;
  if (UNLIKELY(R.claim_window != ON_LEAD)) {
    if (f & HAS_ME) floor = claim_value(f, pm, po);
    if (R.claim_window == ANY_TIME && (f & HAS_OP)) cap = -claim_value(swapped(f), po, pm);
    if (floor >= beta || cap <= floor) return floor;
    if (cap <= alpha) return cap;
    if (floor > alpha) alpha = floor;
    if (cap < beta) beta = cap;
  }
  u32 legal = replies_to(lead, me);
  u32 winners = legal & (ABOVE(lead) | (SUIT_OF(lead) ? TRUMPS : 0));
  int last = !(me & (me - 1)) && !(f & CLOSED) ? R.last_trick_points : 0;
  for (int round = 0; round < 2; round++) {
    u32 left = round ? legal & ~winners : winners;
    while (left) {
      int reply = round ? FIRST(left) : LAST(left);
      left ^= BIT(reply);
      u32 rest = me & ~BIT(reply);
      int won = card_points(lead) + card_points(reply) + last;
      int v = round ? face_lead(rest, known, maybe, k, pm, po + won, f | HAS_OP, alpha, beta)
                    : force_lead(rest, known, maybe, k, pm + won, po, f | HAS_ME, alpha, beta);
      if (v > best) best = v;
      if (v > alpha) alpha = v;
      if (alpha >= beta) goto done;
    }
  }
done:
  if (best > cap) best = cap;
  return best > floor ? best : floor;
}

/* He leads this card, of known or of maybe. */
static inline int led(u32 me, u32 known, u32 maybe, int k, int pm, int po, u32 f, int card,
                      int alpha, int beta) {
  u32 bit = BIT(card);
  if (known & bit) return face_card(me, known ^ bit, maybe, k, pm, po, f, card, alpha, beta);
  return face_card(me, known, maybe ^ bit, k - 1, pm, po, f, card, alpha, beta);
}

/* He has announced this suit and shown both cards: he claims or leads a half. */
static int face_married(u32 me, u32 known, u32 maybe, int k, int pm, int po, u32 f, int suit,
                        int alpha, int beta) {
  int best = 9, floor = -9;
  if (f & HAS_OP) {
    best = -claim_value(swapped(f), po, pm);
    if (po >= R.target && claim_settles(swapped(f), po)) return best;
  }
  if (R.claim_window == ANY_TIME && (f & HAS_ME)) floor = claim_value(f, pm, po);
  if (best <= alpha || floor >= best) return best;
  if (floor >= beta) return floor;
  if (best < beta) beta = best;
  if (floor > alpha) alpha = floor;
  int found = 9;
  u32 leads = known & halves_of(suit);
  while (leads && found > alpha) {
    int card = LAST(leads);
    leads ^= BIT(card);
    int v = led(me, known, maybe, k, pm, po, f, card, alpha, beta);
    if (v < found) found = v;
    if (v < beta) beta = v;
  }
  if (found < floor) found = floor;
  return found < best ? found : best;
}

/* My value when he is on lead. */
static int face_lead(u32 me, u32 known, u32 maybe, int k, int pm, int po, u32 f, int alpha,
                     int beta) {
  if (COUNT(maybe) == k) {
    known |= maybe;
    k = 0;
  }
  if (k == 0) return -strict(known, me, po, pm, swapped(f), -beta, -alpha);
  if (out_of_budget()) return 0;
  int best = 9, floor = -9;
  if (f & HAS_OP) {
    best = -claim_value(swapped(f), po, pm);
    if (po >= R.target && claim_settles(swapped(f), po)) return best;
  }
  if (UNLIKELY(R.claim_window == ANY_TIME) && (f & HAS_ME)) {
    floor = claim_value(f, pm, po);
    if (floor >= best) return best;
  }
  int low, high, value, fixed = fixed_penalty(f);
  limits(f, pm, po, &low, &high);
  if (best < high) high = best;
  if (floor > low) low = floor;
  if (fixed && poor_hand_stops(me, known, maybe, k, pm, f)) return -fixed;
  if (narrowed(f, fixed, low, high, &alpha, &beta, &value)) return value;
  u32 facts = f | (u32)k << 7;
  Belief *entry = belief_for(me, known, maybe, pm, po, facts);
  int first = -1;
  if (is_belief(entry, me, known, maybe, pm, po, facts)) {
    if (entry->low >= beta || entry->low == entry->high) return entry->low;
    if (entry->high <= alpha) return entry->high;
    if (entry->low > alpha) alpha = entry->low;
    if (entry->high < beta) beta = entry->high;
    first = entry->move;
  }
  int alpha0 = alpha, beta0 = beta, found = 9, move = 255;
  if (COUNT(me) > 2) {
    int v = -strict(strong_hand(known, maybe, k), me, po, pm, swapped(f), -beta, -alpha);
    found = v;
    if (v <= alpha) goto done;
    if (v < beta) beta = v;
  }
  u32 could = known | maybe;
  if (UNLIKELY(late_marriages())) {
    u32 kings = kings_of_pairs(could);
    while (kings) {
      int suit = SUIT_OF(FIRST(kings));
      kings &= kings - 1;
      u32 both = pair_of(suit);
      int hidden = COUNT(both & ~known), adds = marriage_adds(suit, f & HAS_OP);
      if (hidden > k || adds <= 0) continue;
      int v = face_married(me, known | both, maybe & ~both, k - hidden, pm, po + adds, f, suit,
                           alpha, beta);
      if (v < found) found = v;
      if (v < beta) beta = v;
      if (alpha >= beta) goto done;
    }
  }
  u8 order[32];
  int n = 0;
  if (first >= 0 && first < 32 && (could & BIT(first))) {
    order[n++] = (u8)first;
    could ^= BIT(first);
  }
  /* The highest of each suit first: what beats me most often. */
  for (u32 rank = 0x80808080u; could; rank >>= 1) {
    u32 same = could & rank;
    could &= ~rank;
    while (same) {
      order[n++] = (u8)FIRST(same);
      same &= same - 1;
    }
  }
  for (int i = 0; i < n; i++) {
    int v = led(me, known, maybe, k, pm, po, f, order[i], alpha, beta);
    if (v < found) {
      found = v;
      move = order[i];
    }
    if (v < beta) beta = v;
    if (alpha >= beta) break;
  }
done:
  if (gave_up) return 0;
  if (best < found) found = best;
  if (found < floor) found = floor;
  int below = found <= alpha0, above = found >= beta0;
  found = tidied(f, fixed, found, &below, &above);
  keep_belief(entry, me, known, maybe, pm, po, facts, found, below, above, move);
  return found;
}

#endif

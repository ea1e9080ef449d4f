/* The open phase with open cards: both hands and the order of the stock known. */
#ifndef OPEN_H
#define OPEN_H
#include "strict.h"

/* The stock from the top, the turn-up last, and how many cards it had to begin with. */
static u8 stock[32];
static int stock_size;
static u32 stock_number; /* tells table entries of one stock from those of another */

/* Where we are in the stock. */
typedef struct {
  u8 at;       /* cards drawn so far */
  u8 turn_up;  /* the card drawn last */
} Pile;

static inline int in_stock(Pile p) { return stock_size - p.at; }

static int open_lead(u32 me, u32 op, int pm, int po, u32 f, Pile p, int suit, int alpha, int beta);

static inline int is_first_lead(u32 f) { return !(f & (HAS_ME | HAS_OP)); }

static inline int exchange_card(void) { return R.exchange_rank; /* of suit 0, trumps */ }

/* Whether the holder of this hand may exchange, as far as trick and stock go (rule 1.8). */
static inline int may_exchange(u32 hand, u32 has_trick, Pile p) {
  return R.exchange_rank != 255 && p.turn_up != exchange_card() && (hand & BIT(exchange_card())) &&
         in_stock(p) >= R.exchange_min_stock && (has_trick || !R.exchange_needs_trick);
}

/* Whether the player on lead may close, with so many cards in the stock at his lead (rule 1.9). */
static inline int may_close(u32 f, int left) {
  return left >= R.close_min_stock && (R.close_at_first_lead || !is_first_lead(f));
}

static inline u32 exchanged(u32 hand, int turn_up) {
  return (hand & ~BIT(exchange_card())) | BIT(turn_up);
}

/* The facts once I have closed. */
static inline u32 closed_by_me(u32 f, int po) {
  f |= CLOSED_ME;
  if (!(f & HAS_OP)) f |= TRICKLESS;
  if (R.counts_at_close) f |= (u32)worth(f & HAS_OP, po) << CLOSE_WORTH_AT;
  return f;
}

/* My value right after I have closed; the other may exchange now where the rules let him. */
static int just_closed(u32 me, u32 op, int pm, int po, u32 f, Pile p, int suit, int alpha,
                       int beta) {
  f = closed_by_me(f, po);
  int settled = (f & HAS_ME) && pm >= R.target && claim_settles(f, pm);
  int best = suit == NO_SUIT ? strict(me, op, pm, po, f, alpha, beta)
                             : strict_married(me, op, pm, po, f, suit, alpha, beta);
  if (LIKELY(!R.exchange_on_close) || settled || !may_exchange(op, f & HAS_OP, p)) return best;
  if (best < beta) beta = best;
  if (alpha >= beta) return best;
  u32 his = exchanged(op, p.turn_up);
  int v = suit == NO_SUIT ? strict(me, his, pm, po, f, alpha, beta)
                          : strict_married(me, his, pm, po, f, suit, alpha, beta);
  return v < best ? v : best;
}

/* My value after a trick that I have won: claim, close before the draw, or draw. */
static int before_draw(u32 me, u32 op, int pm, int po, u32 f, Pile p, int suit, int alpha,
                       int beta) {
  int best = -9, cap = 9;
  if ((f & HAS_ME) && suit == NO_SUIT) {
    best = claim_value(f, pm, po);
    if (pm >= R.target && claim_settles(f, pm)) return best;
  }
  if (UNLIKELY(R.claim_window == ANY_TIME) && (f & HAS_OP)) {
    cap = -claim_value(swapped(f), po, pm);
    if (cap <= best) return best;
  }
  if (best >= beta) return best;
  if (cap <= alpha) return cap;
  if (best > alpha) alpha = best;
  if (cap < beta) beta = cap;
  int found = -9;
  if (R.close_before_draw && may_close(f, in_stock(p) - 2)) {
    found = just_closed(me, op, pm, po, f, p, suit, alpha, beta);
    if (found > alpha) alpha = found;
    u32 kings = suit == NO_SUIT && R.marriages ? kings_of_pairs(me) : 0;
    while (kings && alpha < beta) {
      int s = SUIT_OF(FIRST(kings));
      kings &= kings - 1;
      int adds = marriage_adds(s, f & HAS_ME);
      if (adds <= 0) continue; /* worth nothing, it only limits my lead */
      int v = before_draw(me, op, pm + adds, po, f, p, s, alpha, beta);
      if (v > found) found = v;
      if (v > alpha) alpha = v;
    }
  }
  if (suit == NO_SUIT && alpha < beta) {
    Pile next = {(u8)(p.at + 2), p.turn_up};
    u32 mine = me | BIT(stock[p.at]), his;
    int v;
    if (in_stock(p) == 2) {
      his = op | BIT(p.turn_up);
      v = strict(mine, his, pm, po, f, alpha, beta);
    } else {
      his = op | BIT(stock[p.at + 1]);
      v = open_lead(mine, his, pm, po, f, next, NO_SUIT, alpha, beta);
    }
    if (v > found) found = v;
  }
  if (found > cap) found = cap;
  return found > best ? found : best;
}

/* My value if I have led this card: any reply goes, and the winner draws first. */
static int open_reply(u32 rest, u32 op, int pm, int po, u32 f, Pile p, int lead, int alpha,
                      int beta) {
  int ceiling = 9, floor = -9, best = 9;
  if (UNLIKELY(R.claim_window != ON_LEAD)) {
    if (f & HAS_OP) ceiling = -claim_value(swapped(f), po, pm);
    if (R.claim_window == ANY_TIME && (f & HAS_ME)) floor = claim_value(f, pm, po);
    if (ceiling <= alpha || floor >= ceiling) return ceiling;
    if (floor >= beta) return floor;
    if (floor > alpha) alpha = floor;
    if (ceiling < beta) beta = ceiling;
  }
  u32 winners = op & (ABOVE(lead) | (SUIT_OF(lead) ? TRUMPS : 0)), left = winners;
  int worth_of_lead = card_points(lead);
  for (u32 rank = 0x80808080u; left; rank >>= 1) {
    u32 same = left & rank;
    left &= ~rank;
    while (same) {
      int reply = LAST(same); /* a side suit before trumps */
      same ^= BIT(reply);
      int v = -before_draw(op & ~BIT(reply), rest, po + worth_of_lead + card_points(reply), pm,
                           swapped(f) | HAS_ME, p, NO_SUIT, -beta, -alpha);
      if (v < best) best = v;
      if (v < beta) beta = v;
      if (alpha >= beta) goto done;
    }
  }
  left = op & ~winners;
  for (u32 rank = 0x01010101u; left; rank <<= 1) {
    u32 same = left & rank;
    left &= ~rank;
    while (same) {
      int reply = LAST(same);
      same ^= BIT(reply);
      int v = before_draw(rest, op & ~BIT(reply), pm + worth_of_lead + card_points(reply), po,
                          f | HAS_ME, p, NO_SUIT, alpha, beta);
      if (v < best) best = v;
      if (v < beta) beta = v;
      if (alpha >= beta) goto done;
    }
  }
  if (UNLIKELY(!R.exchange_needs_lead) && may_exchange(op, f & HAS_OP, p)) {
    Pile after = {p.at, (u8)exchange_card()};
    int v = open_reply(rest, exchanged(op, p.turn_up), pm, po, f, after, lead, alpha, beta);
    if (v < best) best = v;
  }
done:
  if (best < floor) best = floor;
  return best < ceiling ? best : ceiling;
}

/* My value on lead with the stock open; suit: the marriage announced at this lead, or NO_SUIT. */
static int open_lead(u32 me, u32 op, int pm, int po, u32 f, Pile p, int suit, int alpha,
                     int beta) {
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
  int low, high;
  limits(f, pm, po, &low, &high);
  if (best > low) low = best;
  if (cap < high) high = cap;
  if (low >= high || low >= beta) return low;
  if (high <= alpha) return high;
  if (alpha < low) alpha = low;
  if (beta > high) beta = high;

  u32 facts = f | (u32)(suit + 1) << 7 | (u32)p.at << 10 | (p.turn_up == exchange_card()) << 15;
  Entry *entry = entry_for(me, op, pm, po, facts, stock_number);
  int first = -1;
  if (is_for(entry, me, op, pm, po, facts, stock_number)) {
    if (entry->low >= beta || entry->low == entry->high) return entry->low;
    if (entry->high <= alpha) return entry->high;
    if (entry->low > alpha) alpha = entry->low;
    if (entry->high < beta) beta = entry->high;
    first = entry->move;
  }
  int alpha0 = alpha, found = -9, move = 255;
  u32 leads = suit == NO_SUIT ? me : me & halves_of(suit);
#define TRY(expression, number)   \
  {                               \
    int v = (expression);         \
    if (v > found) {              \
      found = v;                  \
      move = (number);            \
    }                             \
    if (v > alpha) alpha = v;     \
    if (alpha >= beta) goto done; \
  }
  if (may_exchange(me, f & HAS_ME, p)) {
    Pile after = {p.at, (u8)exchange_card()};
    TRY(open_lead(exchanged(me, p.turn_up), op, pm, po, f, after, suit, alpha, beta), 255)
  }
  if (suit == NO_SUIT && R.marriages) {
    u32 kings = kings_of_pairs(me);
    while (kings) {
      int s = SUIT_OF(FIRST(kings));
      kings &= kings - 1;
      int adds = marriage_adds(s, f & HAS_ME);
      if (adds <= 0) continue; /* worth nothing, it only limits my lead */
      TRY(open_lead(me, op, pm + adds, po, f, p, s, alpha, beta), 255)
      if (announcing_pays()) leads &= ~halves_of(s);
    }
  }
  if (may_close(f, in_stock(p)))
    TRY(just_closed(me, op, pm, po, f, p, suit, alpha, beta), 255)
  u8 order[12];
  int n = order_leads(leads, op, first, order);
  for (int i = 0; i < n; i++)
    TRY(open_reply(me & ~BIT(order[i]), op, pm, po, f, p, order[i], alpha, beta), order[i])
#undef TRY
done:
  if (gave_up) return 0;
  if (best > found) found = best;
  if (found > cap) found = cap;
  keep(entry, me, op, pm, po, facts, stock_number, found, found <= alpha0, found >= beta, move);
  return found;
}

#endif

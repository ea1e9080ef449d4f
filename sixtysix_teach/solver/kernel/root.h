/* The value of every action at a moment of a deal, as the engine names moments and actions. */
#ifndef ROOT_H
#define ROOT_H
#include "open.h"

/* Codes of actions: 0 to 31 a card, then the rest. */
enum { MARRY = 32, EXCHANGE = 36, CLOSE, DRAW, CLAIM, COUNTED };

/* A moment, 64 bytes, written by encode.py. Seats are 0 and 1. */
typedef struct {
  u32 hand[2];
  u8 points[2];     /* in tricks and announcements, pending ones included */
  u8 has_trick[2];
  u8 leader;
  u8 to_draw;
  u8 closed;        /* 0, or the closer's seat + 1 */
  u8 trickless;     /* the closer's opponent was, at the close */
  u8 close_worth;   /* 0, or what the closer wins where it is counted at the close */
  u8 played;        /* 0, or the card led + 1 */
  u8 married;       /* 0, or the suit announced at this lead + 1 */
  u8 turn_up;       /* also while it lies on a closed stock */
  u8 exchange_now;  /* 1: closed a moment ago, and the other may exchange if he holds the card */
  u8 stock_size;    /* turn-up included; 0 in the strict phase */
  u8 unused[2];
  u8 stock[24];
  u8 rest[16];
} Moment;

/* The answer, written over the moment. */
typedef struct {
  u32 nodes_low, nodes_high;
  u8 count, gave_up, unused[2];
  struct {
    u8 code;
    i8 value;
  } actions[26];
} Answer;

static Answer *answer;

static void found(int code, int value) {
  answer->actions[answer->count].code = (u8)code;
  answer->actions[answer->count].value = (i8)value;
  answer->count++;
}

static u32 facts_for(const Moment *m, int seat) {
  u32 f = (m->has_trick[seat] ? HAS_ME : 0) | (m->has_trick[!seat] ? HAS_OP : 0);
  if (m->closed) {
    f |= m->closed - 1 == seat ? CLOSED_ME : CLOSED_OP;
    if (m->trickless) f |= TRICKLESS;
    f |= (u32)m->close_worth << CLOSE_WORTH_AT;
  }
  return f;
}

/* The follower's replies; me is the follower. */
static void replies(u32 me, u32 op, int pm, int po, u32 f, Pile p, int lead, int strictly) {
  u32 legal = strictly ? replies_to(lead, me) : me;
  while (legal) {
    int reply = FIRST(legal);
    legal &= legal - 1;
    u32 mine = me & ~BIT(reply);
    int won = card_points(lead) + card_points(reply), v;
    if (strictly && !mine && !(f & CLOSED)) won += R.last_trick_points;
    if (reply_wins(lead, reply)) {
      u32 facts = f | HAS_ME;
      v = strictly ? strict(mine, op, pm + won, po, facts, -4, 4)
                   : before_draw(mine, op, pm + won, po, facts, p, NO_SUIT, -4, 4);
    } else {
      u32 facts = swapped(f) | HAS_ME;
      v = strictly ? -strict(op, mine, po + won, pm, facts, -4, 4)
                   : -before_draw(op, mine, po + won, pm, facts, p, NO_SUIT, -4, 4);
    }
    found(reply, v);
  }
  if (!strictly && !R.exchange_needs_lead && may_exchange(me, f & HAS_ME, p)) {
    Pile after = {p.at, (u8)exchange_card()};
    found(EXCHANGE, -open_reply(op, exchanged(me, p.turn_up), po, pm, swapped(f), after, lead,
                                -4, 4));
  }
  if (R.claim_window != ON_LEAD && (f & HAS_ME)) found(CLAIM, claim_value(f, pm, po));
}

static void announcements(u32 me, u32 op, int pm, int po, u32 f, Pile p, int strictly, int draw) {
  if (!R.marriages || (strictly && !R.marriage_any_lead)) return;
  if (draw && !(R.close_before_draw && may_close(f, in_stock(p) - 2))) return;
  u32 kings = kings_of_pairs(me);
  while (kings) {
    int suit = SUIT_OF(FIRST(kings));
    kings &= kings - 1;
    int adds = marriage_adds(suit, f & HAS_ME);
    if (adds < 0) continue;
    found(MARRY + suit, strictly ? strict_married(me, op, pm + adds, po, f, suit, -4, 4)
                        : draw   ? before_draw(me, op, pm + adds, po, f, p, suit, -4, 4)
                                 : open_lead(me, op, pm + adds, po, f, p, suit, -4, 4));
  }
}

static void on_lead(const Moment *m, u32 me, u32 op, int pm, int po, u32 f, Pile p) {
  int suit = m->married ? m->married - 1 : NO_SUIT;
  int strictly = m->closed || !stock_size;
  if (!m->to_draw) {
    u32 leads = suit == NO_SUIT ? me : me & halves_of(suit);
    while (leads) {
      int lead = FIRST(leads);
      leads &= leads - 1;
      found(lead, strictly
                      ? after_lead(me, op, pm, po, f, lead, -4, 4)
                      : open_reply(me & ~BIT(lead), op, pm, po, f, p, lead, -4, 4));
    }
  }
  if (suit == NO_SUIT) announcements(me, op, pm, po, f, p, strictly, m->to_draw);
  if (!strictly) {
    if (!m->to_draw && may_exchange(me, f & HAS_ME, p)) {
      Pile after = {p.at, (u8)exchange_card()};
      found(EXCHANGE, open_lead(exchanged(me, p.turn_up), op, pm, po, f, after, suit, -4, 4));
    }
    if (m->to_draw ? R.close_before_draw && may_close(f, in_stock(p) - 2)
                   : may_close(f, in_stock(p)))
      found(CLOSE, just_closed(me, op, pm, po, f, p, suit, -4, 4));
    if (m->to_draw && suit == NO_SUIT) {
      Pile next = {(u8)(p.at + 2), p.turn_up};
      u32 mine = me | BIT(stock[p.at]);
      found(DRAW, in_stock(p) == 2
                      ? strict(mine, op | BIT(p.turn_up), pm, po, f, -4, 4)
                      : open_lead(mine, op | BIT(stock[p.at + 1]), pm, po, f, next, NO_SUIT, -4, 4));
    }
  }
  if ((f & HAS_ME) && !(m->to_draw && suit != NO_SUIT)) found(CLAIM, claim_value(f, pm, po));
  if (!me && !m->to_draw) found(COUNTED, count_value(f, pm, po));
}

/* fresh: another stock than that of the question before; else what is known of it is used. */
static void solve_moment(Moment *m, int fresh) {
  Moment now = *m;
  answer = (Answer *)m;
  answer->count = 0;
  nodes = 0;
  gave_up = 0;
  stock_size = now.stock_size;
  for (int i = 0; i < stock_size; i++) stock[i] = now.stock[i];
  if (stock_size && fresh && ++stock_number == 256) {
    stock_number = 1;
    for (u32 i = 0; i <= table_mask; i++) table[i].deal = table[i].me = table[i].op = 0;
  }
  int mover = now.played ? !now.leader : now.leader;
  Pile p = {0, now.turn_up};
  u32 f = facts_for(&now, mover), me = now.hand[mover], op = now.hand[!mover];
  int pm = now.points[mover], po = now.points[!mover];
  if (now.played)
    replies(me, op, pm, po, f, p, now.played - 1, now.closed || !stock_size);
  else
    on_lead(&now, me, op, pm, po, f, p);
  answer->gave_up = (u8)gave_up;
  answer->nodes_low = (u32)nodes;
  answer->nodes_high = (u32)(nodes >> 32);
}

#endif

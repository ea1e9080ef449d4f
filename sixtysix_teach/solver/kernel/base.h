/* Bit masks of cards, the rules of the table, and what claims and ends are worth.
 *
 * A card is a bit: suit * 8 + rank, rank 0 (seven) to 7 (ace), so that of two cards of a suit the
 * higher bit wins. Suit 0 is trumps: the caller renames the suits. A hand is a mask of 32 bits.
 *
 * Everything here is seen by one of the two players ("me"); the other is "op". Values are game
 * points from -3 to 3.
 */
#ifndef BASE_H
#define BASE_H

typedef unsigned char u8;
typedef unsigned short u16;
typedef unsigned int u32;
typedef unsigned long long u64;
typedef signed char i8;

#ifdef __wasm__
#define EXPORT(name) __attribute__((visibility("default"), export_name(name)))
#else
#define EXPORT(name)
#endif

#define LIKELY(x) __builtin_expect(!!(x), 1)
#define UNLIKELY(x) __builtin_expect(!!(x), 0)

#define TRUMPS 0xFFu
#define NO_SUIT 4
#define QUEEN 4
#define KING 5
#define BIT(card) (1u << (card))
#define SUIT_OF(card) ((card) >> 3)
#define SUIT_MASK(card) (TRUMPS << ((card) & 24))
#define ABOVE(card) (SUIT_MASK(card) & (0xFFFFFFFEu << (card)))
#define COUNT(mask) __builtin_popcount(mask)
#define FIRST(mask) __builtin_ctz(mask)
#define LAST(mask) (31 - __builtin_clz(mask))

enum { ON_LEAD, OWN_TURN, ANY_TIME };
enum { TWO_OR_THREE, TWO, THREE, MIRROR, AS_FAILED_CLOSE };
enum { PENDING, WORTHLESS, FORBIDDEN };

/* One byte for each field of Rules that the search needs, in the order that encode.py writes. */
static struct {
  u8 target, schneider;
  u8 must_head, must_trump;
  u8 exchange_rank; /* 0 to 7, or 255: none */
  u8 exchange_needs_trick, exchange_needs_lead, exchange_min_stock, exchange_on_close;
  u8 marriages, marriage_points, trump_marriage_points, marriage_any_lead;
  u8 trickless_marriage, marriage_leads_king;
  u8 close_at_first_lead, close_min_stock, close_before_draw;
  u8 claim_window, false_claim, failed_close, closer_beaten, counts_at_close;
  u8 last_trick_points, last_trick_wins_deal;
} R;

/* Facts about a moment that the hands do not show, as bits; swapped when the other leads. */
#define HAS_ME 1u      /* I have won a trick */
#define HAS_OP 2u
#define CLOSED_ME 4u   /* I have closed the stock */
#define CLOSED_OP 8u
#define CLOSED 12u
#define TRICKLESS 16u  /* the other side had no trick at the close */
#define CLOSE_WORTH 96u /* what the closer wins where it is counted at the close: 1 to 3 */
#define CLOSE_WORTH_AT 5

static inline u32 swapped(u32 f) {
  return (f & ~15u) | ((f & 5u) << 1) | ((f >> 1) & 5u);
}

static u8 POINTS[256];

static void fill_points(void) {
  static const u8 worth[8] = {0, 0, 0, 2, 3, 4, 10, 11};
  for (int m = 0; m < 256; m++) {
    int sum = 0;
    for (int r = 0; r < 8; r++)
      if (m >> r & 1) sum += worth[r];
    POINTS[m] = (u8)sum;
  }
}

static inline int points(u32 mask) {
  return POINTS[mask & 255] + POINTS[mask >> 8 & 255] + POINTS[mask >> 16 & 255] +
         POINTS[mask >> 24];
}

static inline int card_points(int card) { return POINTS[1u << (card & 7)]; }

/* Whether the reply beats the lead (rule 1.4.3). */
static inline int reply_wins(int lead, int reply) {
  return SUIT_OF(lead) == SUIT_OF(reply) ? reply > lead : SUIT_OF(reply) == 0;
}

/* The cards of a hand that may answer a lead in the strict phase (rule 1.10). */
static inline u32 replies_to(int lead, u32 hand) {
  u32 follow = hand & SUIT_MASK(lead);
  if (follow) {
    u32 higher = follow & ABOVE(lead);
    return R.must_head && higher ? higher : follow;
  }
  u32 trumps = hand & TRUMPS;
  return R.must_trump && trumps ? trumps : hand;
}

/* What a win over a side is worth: 3 if trickless, 2 under the limit, else 1 (rule 1.13). */
static inline int worth(int has_trick, int total) {
  return !has_trick ? 3 : total < R.schneider ? 2 : 1;
}

/* What the closer pays: the side that is paid has these tricks and points now. */
static inline int close_penalty(int kind, u32 f, int has_trick, int total) {
  switch (kind) {
    case TWO: return 2;
    case THREE: return 3;
    case MIRROR: return worth(has_trick, total);
    default: return f & TRICKLESS ? 3 : 2;
  }
}

static inline int failed_penalty(u32 f, int has_trick, int total) {
  return close_penalty(R.failed_close, f, has_trick, total);
}

static inline int beaten_penalty(u32 f, int has_trick, int total) {
  int kind = R.closer_beaten == AS_FAILED_CLOSE ? R.failed_close : R.closer_beaten;
  return close_penalty(kind, f, has_trick, total);
}

/* What I win at most by a correct claim from now on, if I was not closed against. */
static inline int claim_worth(u32 f, int po) {
  if ((f & CLOSED_ME) && (f & CLOSE_WORTH)) return (int)((f & CLOSE_WORTH) >> CLOSE_WORTH_AT);
  return worth(f & HAS_OP, po);
}

/* The value of my claim now; I have a trick, pm and po are the totals (rules 1.11.3 and 1.13). */
static inline int claim_value(u32 f, int pm, int po) {
  if (pm >= R.target)
    return f & CLOSED_OP ? beaten_penalty(f, f & HAS_ME, pm) : claim_worth(f, po);
  if (f & CLOSED_ME) return -failed_penalty(f, f & HAS_OP, po);
  return -(R.false_claim == TWO_OR_THREE ? (f & HAS_OP ? 2 : 3)
                                         : close_penalty(R.false_claim, f, f & HAS_OP, po));
}

/* Whether I need look at nothing else once I hold the target, am on lead and may claim.
 *
 * Claiming at once is never worse. Suppose I play on. The other player need not claim falsely nor
 * close; then what I can still get is a later claim, whose worth only falls, since the other's
 * tricks and points only grow (or stays, where it is counted at the close); the count of points,
 * worth the same or less; or, if he closed, his penalty. That penalty is fixed at the close (under
 * the mirror rule it is 1, as I hold 33 and more), so it is no more than now, except where being
 * beaten by a claim costs the closer less than failing: then waiting may pay.
 */
static inline int claim_settles(u32 f, int pm) {
  return !(f & CLOSED_OP) || beaten_penalty(f, f & HAS_ME, pm) >= failed_penalty(f, f & HAS_ME, pm);
}

/* The value after the last trick if nobody claims; I have won that trick (rule 1.12). */
static inline int count_value(u32 f, int pm, int po) {
  if (f & CLOSED_ME) return -failed_penalty(f, f & HAS_OP, po);
  if (f & CLOSED_OP) return failed_penalty(f, f & HAS_ME, pm);
  if (R.last_trick_wins_deal) return 1;
  if (!(f & HAS_OP)) po = 0;
  if (pm == po) return 0;
  return pm > po ? worth(f & HAS_OP, po) : -worth(f & HAS_ME, pm);
}

/* No line of play is worth more to me than *high, or less than *low.
 *
 * The other player can always refrain from closing and from claiming falsely, so I get at most the
 * worth of a claim now, which only falls; or, if he has closed, his penalty. And the reverse.
 */
static inline void limits(u32 f, int pm, int po, int *low, int *high) {
  if (f & CLOSED_ME) {
    *high = claim_worth(f, po);
    int failed = failed_penalty(f, f & HAS_OP, po), beaten = beaten_penalty(f, f & HAS_OP, po);
    *low = -(failed > beaten ? failed : beaten);
  } else if (f & CLOSED_OP) {
    *low = -claim_worth(swapped(f), pm);
    int failed = failed_penalty(f, f & HAS_ME, pm), beaten = beaten_penalty(f, f & HAS_ME, pm);
    *high = failed > beaten ? failed : beaten;
  } else {
    *high = worth(f & HAS_OP, po);
    *low = -worth(f & HAS_ME, pm);
  }
}

/* What an announcement adds to the announcer's points, or -1 if it is not allowed for want of a
 * trick. A pending one is added at once: without a trick it is never looked at (rule 1.7.4). */
static inline int marriage_adds(int suit, int has_trick) {
  if (!has_trick && R.trickless_marriage == FORBIDDEN) return -1;
  if (!has_trick && R.trickless_marriage == WORTHLESS) return 0;
  return suit ? R.marriage_points : R.trump_marriage_points;
}

static inline u32 pair_of(int suit) { return (BIT(KING) | BIT(QUEEN)) << (8 * suit); }

static inline u32 halves_of(int suit) {
  return (R.marriage_leads_king ? BIT(KING) : BIT(KING) | BIT(QUEEN)) << (8 * suit);
}

/* Work done, and the number of nodes after which a search gives up. */
static u64 nodes, budget;
static int gave_up;

/* Set from outside, in the middle of a call, to make it give up soon. */
static volatile u8 stop_now;

static inline int out_of_budget(void) {
  if (UNLIKELY(++nodes > budget) || UNLIKELY(!(nodes & 4095) && stop_now)) gave_up = 1;
  return gave_up;
}

#endif

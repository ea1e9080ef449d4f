/* One plan against best defence: what a plan brings that is fixed without seeing the other hand,
 * when the other sees everything and knows the plan.
 *
 * A plan is worth a vector: its value in each world (each hand he may hold). At my turn the plans
 * are those of all my actions together. At his turn I may have any plan for each of his actions,
 * and in each world the worst action counts that this world allows. Only vectors are kept that no
 * other reaches in every world. Worlds are bits of a set, at most 128.
 */
#ifndef DEFENCE_H
#define DEFENCE_H
#include "vectors.h"
#include "view.h"

/* What all hands still in question share, and what they may hold besides. */
static void summary(Set s, u32 gone, u32 *known, u32 *maybe, int *k) {
  u32 all = ~0u, any = 0;
  int size = 0;
  EACH(s, w) {
    u32 hand = world_hand[w] & ~gone;
    all &= hand;
    any |= hand;
    size = COUNT(hand);
  }
  *known = all;
  *maybe = any & ~all;
  *k = size - COUNT(all);
}

static void plans_on_lead(u32 me, Set s, u32 gone, int pm, int po, u32 f, int suit);
static void plans_facing(u32 me, Set s, u32 gone, int pm, int po, u32 f, int suit);

/* The value in each world, with open cards, of leading this card: no plan is better anywhere. */
static Vector dream_of(u32 me, Set s, u32 gone, int pm, int po, u32 f, int lead, int *sum) {
  Vector v = constant(s, 3);
  *sum = 0;
  EACH(s, w) {
    int value = after_lead(me, world_hand[w] & ~gone, pm, po, f, lead, -4, 4);
    lower(&v, w, value);
    *sum += value;
  }
  return v;
}

/* Puts the front of all my plans that lead this card on top; dream: what no plan exceeds. */
static void plans_with(u32 me, Set s, u32 gone, int pm, int po, u32 f, int lead, Vector dream) {
  u32 base = top, rest = me & ~BIT(lead), any = 0, legal[WORLDS];
  if (gave_up) return;
  EACH(s, w) any |= legal[w] = replies_to(lead, world_hand[w] & ~gone);
  scratch[top++] = dream;
  for (; any && !gave_up; any &= any - 1) {
    int reply = FIRST(any);
    Set allowed = {{0, 0}};
    EACH(s, w) if (legal[w] & BIT(reply)) include(&allowed, w);
    int won = card_points(lead) + card_points(reply);
    if (!rest && !(f & CLOSED)) won += R.last_trick_points;
    u32 middle = top;
    if (reply_wins(lead, reply))
      plans_facing(rest, allowed, gone | BIT(reply), pm, po + won, f | HAS_OP, NO_SUIT);
    else
      plans_on_lead(rest, allowed, gone | BIT(reply), pm + won, po, f | HAS_ME, NO_SUIT);
    if (gave_up) break;
    combine(base, middle);
    if (top == base) break;
  }
  if (gave_up) return;
  if (R.claim_window == ANY_TIME && (f & HAS_ME)) offer(base, constant(s, claim_value(f, pm, po)));
  if (R.claim_window != ON_LEAD && (f & HAS_OP)) {
    Vector claim = constant(s, -claim_value(swapped(f), po, pm));
    u32 middle = top;
    scratch[top++] = claim;
    combine(base, middle);
  }
}

static void with_claims_of_his(u32 base, Set s, int pm, int po, u32 f) {
  if (R.claim_window != ANY_TIME || !(f & HAS_OP) || gave_up) return;
  u32 middle = top;
  scratch[top++] = constant(s, -claim_value(swapped(f), po, pm));
  combine(base, middle);
}

/* Puts the front of my plans on lead on top; suit: announced at this lead, or NO_SUIT. */
static void plans_on_lead(u32 me, Set s, u32 gone, int pm, int po, u32 f, int suit) {
  u32 base = top;
  if (stop()) return;
  if (one_world(s)) {
    u32 op = world_hand[first_world(s)] & ~gone;
    int v = suit == NO_SUIT ? strict(me, op, pm, po, f, -4, 4)
                            : strict_married(me, op, pm, po, f, suit, -4, 4);
    Vector one = constant(s, 3);
    lower(&one, first_world(s), v);
    put(one);
    return;
  }
  int claim = -9;
  if (f & HAS_ME) {
    claim = claim_value(f, pm, po);
    if (pm >= R.target && claim_settles(f, pm)) {
      put(constant(s, claim));
      return;
    }
  }
  int k, low, high, all, fixed = fixed_penalty(f);
  u32 known, maybe;
  summary(s, gone, &known, &maybe, &k);
  limits(f, pm, po, &low, &high);
  if (R.claim_window == ON_LEAD && suit == NO_SUIT && (fixed || !(f & CLOSED_OP))) {
    int sure = sure_against_all(me, known, maybe, k, &all);
    if (all && !(f & CLOSED)) sure += R.last_trick_points;
    if (pm + sure >= R.target) {
      put(constant(s, high));
      return;
    }
  }
  u32 turn = 1 + ((u32)suit << 2);
  Memo *m = memo_for(s, me, gone, pm, po, f, turn);
  if (is_memo(m, s, me, gone, pm, po, f, turn)) {
    recall(m);
    return;
  }
  u32 kings = suit == NO_SUIT && late_marriages() ? kings_of_pairs(me) : 0;
  while (kings && !gave_up) {
    int announced = SUIT_OF(FIRST(kings));
    kings &= kings - 1;
    int adds = marriage_adds(announced, f & HAS_ME);
    if (adds <= 0) continue;
    u32 middle = top;
    plans_on_lead(me, s, gone, pm + adds, po, f, announced);
    if (gave_up) return;
    join(base, middle);
  }
  Vector dreams[12];
  int sums[12], n = 0;
  u8 card[12];
  for (u32 leads = suit == NO_SUIT ? me : me & halves_of(suit); leads; leads &= leads - 1) {
    int sum, lead = FIRST(leads), at = n++;
    Vector v = dream_of(me, s, gone, pm, po, f, lead, &sum);
    while (at && sums[at - 1] < sum) {
      dreams[at] = dreams[at - 1];
      sums[at] = sums[at - 1];
      card[at] = card[at - 1];
      at--;
    }
    dreams[at] = v;
    sums[at] = sum;
    card[at] = (u8)lead;
  }
  for (int i = 0; i < n && !gave_up; i++) {
    int hopeless = 0;
    if (short_by(dreams + i) > slack) continue;
    for (u32 j = base; j < top && !hopeless; j++) hopeless = no_better(dreams + i, scratch + j);
    if (hopeless) continue;
    u32 middle = top;
    plans_with(me, s, gone, pm, po, f, card[i], dreams[i]);
    if (gave_up) return;
    join(base, middle);
  }
  if (gave_up) return;
  with_claims_of_his(base, s, pm, po, f);
  if (claim > -9) offer(base, constant(s, claim));
  remember(m, s, me, gone, pm, po, f, turn, base);
}

/* Puts the front of my plans against a card that he has led on top. */
static void plans_replying(u32 me, Set s, u32 gone, int pm, int po, u32 f, int lead) {
  u32 base = top;
  for (u32 legal = replies_to(lead, me); legal && !gave_up; legal &= legal - 1) {
    int reply = FIRST(legal);
    u32 rest = me & ~BIT(reply), middle = top;
    int won = card_points(lead) + card_points(reply);
    if (!rest && !(f & CLOSED)) won += R.last_trick_points;
    if (reply_wins(lead, reply))
      plans_on_lead(rest, s, gone, pm + won, po, f | HAS_ME, NO_SUIT);
    else
      plans_facing(rest, s, gone, pm, po + won, f | HAS_OP, NO_SUIT);
    if (gave_up) return;
    join(base, middle);
  }
  if (gave_up) return;
  with_claims_of_his(base, s, pm, po, f);
  if (R.claim_window != ON_LEAD && (f & HAS_ME)) offer(base, constant(s, claim_value(f, pm, po)));
}

/* Puts the front of my plans on top when he is on lead; suit: what he has announced. */
static void plans_facing(u32 me, Set s, u32 gone, int pm, int po, u32 f, int suit) {
  u32 base = top;
  if (stop()) return;
  if (one_world(s)) {
    u32 op = world_hand[first_world(s)] & ~gone;
    int v = suit == NO_SUIT ? -strict(op, me, po, pm, swapped(f), -4, 4)
                            : -strict_married(op, me, po, pm, swapped(f), suit, -4, 4);
    Vector one = constant(s, 3);
    lower(&one, first_world(s), v);
    put(one);
    return;
  }
  int claim = 9;
  if (f & HAS_OP) {
    claim = -claim_value(swapped(f), po, pm);
    if (po >= R.target && claim_settles(swapped(f), po)) {
      put(constant(s, claim));
      return;
    }
  }
  u32 turn = 2 + ((u32)suit << 2);
  Memo *m = memo_for(s, me, gone, pm, po, f, turn);
  if (is_memo(m, s, me, gone, pm, po, f, turn)) {
    recall(m);
    return;
  }
  u32 any = 0;
  Vector dream = constant(s, 3);
  EACH(s, w) {
    u32 op = world_hand[w] & ~gone;
    any |= op;
    lower(&dream, w,
          suit == NO_SUIT ? -strict(op, me, po, pm, swapped(f), -4, 4)
                          : -strict_married(op, me, po, pm, swapped(f), suit, -4, 4));
  }
  scratch[top++] = dream;
  u32 kings = suit == NO_SUIT && late_marriages() ? kings_of_pairs(any) : 0;
  for (; kings && !gave_up; kings &= kings - 1) {
    int announced = SUIT_OF(FIRST(kings)), adds = marriage_adds(announced, f & HAS_OP);
    u32 both = pair_of(announced);
    Set allowed = {{0, 0}};
    EACH(s, w) if ((world_hand[w] & ~gone & both) == both) include(&allowed, w);
    if (adds <= 0 || is_empty(allowed)) continue;
    u32 middle = top;
    plans_facing(me, allowed, gone, pm, po + adds, f, announced);
    if (gave_up) return;
    combine(base, middle);
  }
  if (suit != NO_SUIT) any &= halves_of(suit);
  for (; any && !gave_up && top > base; any &= any - 1) {
    int lead = FIRST(any);
    Set allowed = {{0, 0}};
    EACH(s, w) if (world_hand[w] & ~gone & BIT(lead)) include(&allowed, w);
    u32 middle = top;
    plans_replying(me, allowed, gone | BIT(lead), pm, po, f, lead);
    if (gave_up) return;
    combine(base, middle);
  }
  if (gave_up) return;
  if (R.claim_window == ANY_TIME && (f & HAS_ME)) offer(base, constant(s, claim_value(f, pm, po)));
  if (claim < 9) {
    u32 middle = top;
    scratch[top++] = constant(s, claim);
    combine(base, middle);
  }
  remember(m, s, me, gone, pm, po, f, turn, base);
}

/* Puts the front of all plans that begin with this card (255: with anything) on top. */
static void plans_of(const View *v, int card, Set s) {
  int suit = v->married ? v->married - 1 : NO_SUIT, pm = v->pm, po = v->po;
  u32 f = v->facts, me = v->me;
  if (v->turn == HE_LEADS) {
    plans_facing(me, s, 0, pm, po, f, suit);
  } else if (v->turn == HE_REPLIES) {
    int sum;
    u32 mine = me | BIT(v->card);
    plans_with(mine, s, 0, pm, po, f, v->card, dream_of(mine, s, 0, pm, po, f, v->card, &sum));
  } else if (v->turn == I_REPLY) {
    u32 rest = me & ~BIT(card);
    int won = card_points(v->card) + card_points(card);
    if (!rest && !(f & CLOSED)) won += R.last_trick_points;
    if (reply_wins(v->card, card))
      plans_on_lead(rest, s, 0, pm + won, po, f | HAS_ME, NO_SUIT);
    else
      plans_facing(rest, s, 0, pm, po + won, f | HAS_OP, NO_SUIT);
  } else if (card < 32) {
    int sum;
    plans_with(me, s, 0, pm, po, f, card, dream_of(me, s, 0, pm, po, f, card, &sum));
  } else {
    plans_on_lead(me, s, 0, pm, po, f, suit);
  }
}

/* The order of splits: points first, then hands won, then how bad and how good they are. */
static int better_split(const int *a, const int *b) {
  int sum_a = 0, sum_b = 0;
  for (int v = 0; v < 7; v++) {
    sum_a += (v - 3) * a[v];
    sum_b += (v - 3) * b[v];
  }
  if (sum_a != sum_b) return sum_a > sum_b;
  int won_a = a[4] + a[5] + a[6], won_b = b[4] + b[5] + b[6];
  if (won_a != won_b) return won_a > won_b;
  for (int v = 0; v < 3; v++)
    if (a[v] != b[v]) return a[v] < b[v];
  return a[6] > b[6];
}

/* The plans for the whole way, with what exchanges on a close add to it. */
static void begin(const View *v, int card, Set s) {
  if (v->exchange == 2) {
    View after = *v;
    after.me = (v->me & ~BIT(R.exchange_rank)) | BIT(v->turn_up);
    plans_of(&after, card, s);
    u32 middle = top;
    if (!gave_up) plans_of(v, card, s);
    if (!gave_up) join(0, middle);
    return;
  }
  plans_of(v, card, s);
  if (v->exchange != 1 || gave_up || !top) return;
  /* In the worlds where he can exchange on my close, the same way against that hand. */
  u32 nine = BIT(R.exchange_rank), middle = top, other = nine | BIT(v->turn_up);
  Set holders = {{0, 0}};
  for (int w = 0; w < world_count; w++)
    if (world_hand[w] & nine) include(&holders, w);
  if (is_empty(holders)) return;
  EACH(holders, w) world_hand[w] ^= other;
  /* The hands are others now, and so are the plans kept for them. */
  for (u32 i = 0; i < 1u << MEMO_BITS; i++) memo[i].turn = 0;
  plans_of(v, card, holders);
  EACH(holders, w) world_hand[w] ^= other;
  if (!gave_up) combine(0, middle);
}

/* The best plan that begins with this card: its value in each world; 0 if that is too much work. */
static int best_plan(const View *v, int card, i8 *values) {
  Set s = {{0, 0}};
  nodes = 0;
  gave_up = 0;
  world_count = 0;
  for (first_hand(v); !hands.done; next_hand()) {
    if (world_count == WORLDS) return 0;
    include(&s, world_count);
    world_hand[world_count++] = hand_now(v);
  }
  aim = constant(s, 3);
  for (int w = 0; w < world_count; w++) lower(&aim, w, way_value(v, card, world_hand[w]));
  for (slack = 0; !gave_up; slack += 1 + slack / 3) {
    for (u32 i = 0; i < 1u << MEMO_BITS; i++) memo[i].turn = 0;
    top = kept_top = 0;
    begin(v, card, s);
    if (v->cap < 3 && top && !gave_up) {
      u32 middle = top;
      put(constant(s, v->cap));
      combine(0, middle);
    }
    if (top) break;
  }
  if (gave_up) return 0;
  u32 best = 0;
  int best_split[7];
  for (u32 i = 0; i < top; i++) {
    int split[7] = {0};
    for (int w = 0; w < world_count; w++) split[value_in(scratch + i, w) + 3]++;
    if (i && !better_split(split, best_split)) continue;
    best = i;
    for (int j = 0; j < 7; j++) best_split[j] = split[j];
  }
  for (int w = 0; w < world_count; w++) values[w] = (i8)value_in(scratch + best, w);
  return world_count;
}

#endif

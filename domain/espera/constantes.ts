import { MINUTO_MS } from '../hora-local.ts'

/*
 * Every figure that the wait estimate rests on. A name ends in its unit: CV is a standard deviation over its mean, SD a
 * number of standard deviations, SHARE and RATIO have none. docs/espera.md has the formulas. Where a figure comes from:
 * - rule: decided, as part of what people are told.
 * - rooms: with it the simulated rooms of harness/room-kinds.ts meet their goals; measure with `npm run bench -- waits`.
 * - cost: limits memory or work.
 */

// What is measured, and when.

/** cost: readings within this time share one measurement, on every node at the same instants. */
export const MEASURE_EVERY_MS = 30_000
/** rooms: the last services of a cola that are measured. */
export const MEASURED_SERVICES = 300
/** cost: some more are kept, so that an undo does not leave too few. */
export const KEPT_SERVICES = MEASURED_SERVICES + 60
/** rooms: calls within this time show which desks work on which colas; a longer gap between two calls is not a break. */
export const RECENT_CALLS_MS = 60 * MINUTO_MS
/** cost: calls are kept for longer, so that a clock set back finds them. */
export const KEPT_CALLS_MS = 2 * RECENT_CALLS_MS
/** cost: old calls are dropped once there are more than this. */
export const SWEEP_ABOVE_CALLS = 500

// How long a service takes.

/** rooms: weight of the owner's figure and of `PRIOR_CV`. */
export const PRIOR_SERVICES = 4
/** rooms: how much services vary before any is known. */
export const PRIOR_CV = 0.7
/** rooms: with this many services the owner's figure no longer counts, and a long one can be told apart. */
export const ENOUGH_SERVICES = 20
/** rooms: services whose means are compared to see whether the pace changes. */
export const PACE_BLOCK_SERVICES = 20
/** rooms: block means vary by chance; only variance beyond this multiple of it is a change of pace. */
export const PACE_CHANCE_RATIO = 2.5
/** rooms: half-life of a service for each unit of (service variance / variance of the pace). */
export const PACE_LIFE_RATIO = 0.7
/** rooms: bounds of that half-life, and its value while fewer than three blocks are known. */
export const HALF_LIFE_SERVICES = { shortest: 12, initial: 60, longest: 200 }
/** rule: a service is long when this share of its cola's services were shorter. */
export const LONG_SERVICE_SHARE = 0.95

// How long a service under way still takes.

/** rooms: weight of the prior for what is left: one mean service, or a part of its age if that is more. */
export const REST_PRIOR_SERVICES = 3
/** rooms: that part is the age divided by this. */
export const AGE_TO_REST_RATIO = 3
/** rooms: where services are left open, one that fewer than this share outlast is taken to be over. */
export const STILL_GOING_SHARE = 0.5
/** rooms: with more uncertain ends than this, desks of a cola leave services open until the next person comes. */
export const UNCERTAIN_ENDS_SHARE = 0.05
/** rule: a service is not taken for forgotten before this. */
export const FORGOTTEN_AFTER_MIN = 30
/** rule: nor before this many mean services. */
export const FORGOTTEN_MEAN_RATIO = 4
/** rule: nor before this many times the longest service measured. */
export const FORGOTTEN_LONGEST_RATIO = 2

// Who calls.

/** rule: a desk that has been free for this long while people wait is on a break. */
export const BREAK_AFTER_MIN = 2
/** rooms: a desk that has not called for this long is considered away. */
export const AWAY_AFTER_MIN = 15
/** rooms: the desks of this many last services are expected at the first call of a day. */
export const USUAL_DESKS_SERVICES = 10
/** rooms: calls assumed to have come as foreseen, before enough are counted. */
export const ADVANCE_PRIOR_CALLS = 20

// What is foreseen of a wait.

/** rooms: relative variance of the first quotes of a cola: a narrow band around the owner's figure. */
export const FIRST_QUOTES_VARIANCE = 0.03
/** rooms: services after which the measured variance weighs as much as that one. */
export const FIRST_QUOTES_SERVICES = 5
/** rooms: spread added because desks come and go, which no history of services shows. */
export const STAFFING_CV = 0.07
/** rooms: a wait varies no more than this, however much services do: while one takes long, other desks call. */
export const WAIT_MAX_CV = 1
/** rooms: the renewal correction holds for services that vary up to this much. */
export const RENEWAL_MAX_CV = 1.7
/** cost: halvings of the interval that holds the wait. */
export const BISECTION_STEPS = 12

// What past waits correct.

/** rooms: a wait this many waits ago weighs half of the last one. */
export const HALF_LIFE_WAITS = 100
/** rule: the share of waits that a range is to hold. */
export const INSIDE_SHARE = 0.8
/** rooms: waits assumed to have held that share, before enough are counted. */
export const INSIDE_PRIOR_WAITS = 30
/** rooms: how much the share left outside changes for each unit that the share inside is off. */
export const OUTSIDE_GAIN_RATIO = 7
/** rooms: bounds of that change. */
export const OUTSIDE_RATIO = { least: 0.4, most: 1.6 }
/** rooms: people who wait at the same time share their luck: each call of a wait lowers its weight for the spread. */
export const SPREAD_LOSS_PER_CALL = 0.3
/** rooms: each call of a wait lowers its weight for the centre. */
export const CENTRE_LOSS_PER_CALL = 2
/** Quantiles of a normal distribution: the scores assumed before there are others. */
export const PRIOR_SCORES_SD = [
  -1.83, -1.28, -0.97, -0.73, -0.52, -0.34, -0.17, 0, 0.17, 0.34, 0.52, 0.73, 0.97, 1.28, 1.83,
]
/** rooms: weight of all of them together. */
export const PRIOR_SCORES_WAITS = 15
/** rooms: weight of a centre at 0. */
export const CENTRE_PRIOR_WAITS = 10
/** rooms: the square of a centre that is as likely chance as not. */
export const CENTRE_CHANCE_SD2 = 0.06
/** cost: waits whose logarithms fall into the same step share one distribution. */
export const LENGTH_STEP_LOG = 0.125
/** rooms: weight of the scores themselves; the rest is the normal curve through them, which wavers less. */
export const OWN_SCORES_SHARE = 0.4

// The range of whole minutes.

/** rooms: waits left below a range. With `ABOVE_SHARE` less than two of ten, since paces change. */
export const BELOW_SHARE = 0.11
/** rooms: waits left above a range. */
export const ABOVE_SHARE = 0.067
/** rooms: how much less a range may hold to be of whole minutes. */
export const ROUNDING_LOSS_SHARE = 0.1
/** cost: in wider ranges it does not matter which way minutes are rounded. */
export const ROUND_ABOVE_MIN = 12

// Hours.

/** rule: a longer closing ends the day; the desks serve those who wait before they leave. */
export const CLOSING_MAX_MIN = 5 * 60

import { MINUTO_MS } from '../hora-local.ts'

/*
 * Every figure that the wait estimate rests on. A name ends in its unit: CV is a standard deviation over its mean, SD a
 * number of standard deviations, SHARE and RATIO have none. Formulas: docs/espera.md. Where a figure comes from:
 * - rule: decided, as part of what customers read.
 * - rooms: with it the simulated rooms of harness/room-kinds.ts meet their goals; measure with `npm run bench -- waits`.
 * - cost: limits memory or work.
 */

// What is measured, and when.

/** cost: readings within this time share one measurement, on every node at the same instants. */
export const MEASURE_EVERY_MS = 30_000
/** rooms: the last services of a cola that are measured. */
export const MEASURED_SERVICES = 300
/** cost: kept beyond those measured, so that an undo does not leave too few. */
export const KEPT_SERVICES = MEASURED_SERVICES + 60
/** rooms: calls within this time show which desks work on which colas; a longer gap between calls is not a break. */
export const RECENT_CALLS_MS = 60 * MINUTO_MS
/** cost: calls are kept for longer, so that they are still there if the clock is set back. */
export const KEPT_CALLS_MS = 2 * RECENT_CALLS_MS
/** cost: old calls are dropped once there are more than this. */
export const SWEEP_ABOVE_CALLS = 500

// How long a service takes.

/** rooms: weight of the owner's figure and of `PRIOR_CV`. */
export const PRIOR_SERVICES = 4
/** rooms: how much services vary before any is known. */
export const PRIOR_CV = 0.7
/** rooms: from this many services on, the owner's figure no longer counts and long services can be recognised. */
export const ENOUGH_SERVICES = 20
/** rooms: services whose means are compared to see whether the pace changes. */
export const PACE_BLOCK_SERVICES = 20
/** rooms: block means vary by chance; only variance above this multiple of it is a change of pace. */
export const PACE_CHANCE_RATIO = 2.5
/** rooms: half-life of a service for each unit of (service variance / variance of the pace). */
export const PACE_LIFE_RATIO = 0.7
/** rooms: bounds of that half-life, and its value while fewer than three blocks are known. */
export const HALF_LIFE_SERVICES = { shortest: 12, initial: 60, longest: 200 }
/** rule: a service is long when this share of its cola's services were shorter. */
export const LONG_SERVICE_SHARE = 0.95

// How long a service under way still takes.

/** rooms: weight of the prior for the remaining time: one mean service, or a share of its age if that is more. */
export const REST_PRIOR_SERVICES = 3
/** rooms: that share is the age divided by this. */
export const AGE_TO_REST_RATIO = 3
/** rooms: where services are left open, one that fewer than this share outlast is assumed to be over. */
export const STILL_GOING_SHARE = 0.5
/** rooms: above this share of uncertain ends, a cola's desks leave services open until the next person comes. */
export const UNCERTAIN_ENDS_SHARE = 0.05
/** rule: minimum age of a service that is considered forgotten. */
export const FORGOTTEN_AFTER_MIN = 30
/** rule: minimum age of a forgotten service, in mean services. */
export const FORGOTTEN_MEAN_RATIO = 4
/** rule: minimum age of a forgotten service, in multiples of the longest one measured. */
export const FORGOTTEN_LONGEST_RATIO = 2

// Who calls.

/** rule: a desk that has been free for this long while people wait is on a break. */
export const BREAK_AFTER_MIN = 2
/** rooms: a desk that has not called for this long is considered away. */
export const AWAY_AFTER_MIN = 15
/** rooms: the desks of this many last services are expected at the first call of a day. */
export const USUAL_DESKS_SERVICES = 10
/** rooms: calls assumed to have come as predicted, before enough are counted. */
export const ADVANCE_PRIOR_CALLS = 20

// Prediction of a wait.

/** rooms: relative variance of the first quotes of a cola: a narrow band around the owner's figure. */
export const FIRST_QUOTES_VARIANCE = 0.03
/** rooms: after this many services, the measured variance weighs as much as that of the first quotes. */
export const FIRST_QUOTES_SERVICES = 5
/** rooms: spread added because desks come and go, which the history of services does not show. */
export const STAFFING_CV = 0.07
/** rooms: upper bound for the variation of a wait: while one service takes long, other desks call. */
export const WAIT_MAX_CV = 1
/** rooms: the renewal correction holds for services that vary up to this much. */
export const RENEWAL_MAX_CV = 1.7
/** cost: bisection steps when solving for the wait. */
export const BISECTION_STEPS = 12

// What past waits correct.

/** rooms: a wait this many waits ago weighs half of the last one. */
export const HALF_LIFE_WAITS = 100
/** rule: the share of waits that a range should contain. */
export const INSIDE_SHARE = 0.8
/** rooms: waits assumed to have met that share, before enough are counted. */
export const INSIDE_PRIOR_WAITS = 30
/** rooms: change of the share left outside per unit of error in the share inside. */
export const OUTSIDE_GAIN_RATIO = 7
/** rooms: bounds of that change. */
export const OUTSIDE_RATIO = { least: 0.4, most: 1.6 }
/** rooms: people waiting at the same time share their luck: each call of a wait lowers its weight for the spread. */
export const SPREAD_LOSS_PER_CALL = 0.3
/** rooms: each call of a wait lowers its weight for the centre. */
export const CENTRE_LOSS_PER_CALL = 2
/** Quantiles of a normal distribution: the scores assumed before real ones are known. */
export const PRIOR_SCORES_SD = [
  -1.83, -1.28, -0.97, -0.73, -0.52, -0.34, -0.17, 0, 0.17, 0.34, 0.52, 0.73, 0.97, 1.28, 1.83,
]
/** rooms: total weight of the assumed scores. */
export const PRIOR_SCORES_WAITS = 15
/** rooms: weight of the assumption that the centre is 0. */
export const CENTRE_PRIOR_WAITS = 10
/** rooms: the square of a centre that is as likely chance as not. */
export const CENTRE_CHANCE_SD2 = 0.06
/** cost: waits whose logarithms fall into the same step share one distribution. */
export const LENGTH_STEP_LOG = 0.125
/** rooms: weight of the scores themselves; the rest is the normal curve fitted to them, which fluctuates less. */
export const OWN_SCORES_SHARE = 0.4

// The range of whole minutes.

/** rooms: waits left below a range. Together with `ABOVE_SHARE` less than two of ten, since paces change. */
export const BELOW_SHARE = 0.11
/** rooms: waits left above a range. */
export const ABOVE_SHARE = 0.067
/** rooms: coverage that a range may lose by rounding to whole minutes. */
export const ROUNDING_LOSS_SHARE = 0.1
/** cost: in wider ranges it does not matter which way minutes are rounded. */
export const ROUND_ABOVE_MIN = 12

// Hours.

/** rule: a longer closing ends the day; the desks serve those who wait before they leave. */
export const CLOSING_MAX_MIN = 5 * 60

import type { SenatorId } from '../content/ids.ts'
import type { SenateAbouts } from '../decisions/senate.ts'
import { senatorOf } from '../queries/republic.ts'
import type { OpenProposal } from '../queries/senate/session.ts'
import { prosecutorsFor } from '../queries/senate/trials.ts'
import { message, reference } from '../words/message.ts'
import { benchVotes, othersTally } from './forecast.ts'
import { type Judge, worth } from './judge.ts'
import { effectsOf } from './proposals.ts'
import { bestOf, fill, type Reply } from './reply.ts'

type Trial = Extract<OpenProposal, { readonly about: 'trial' }>

/** A conviction that is worth less than this is not worth the enemies. */
const LEAST_GAIN = 0.004
/** A trial that is likelier to fail than this is not held. */
const LEAST_CHANCE = 0.5

/** 9.41: the trial that hurts the strongest rival most, if it is likely to succeed. */
export function answerProsecute(judge: Judge, about: SenateAbouts['prosecute']): Reply {
  const none = fill({ trial: { do: 'none' }, order: [] }, message('why.no-trial'))
  if (!judge.level.schemes) return none
  const rated = trialsOf(judge, about).map((trial) => {
    const chance = convictionChance(judge, trial)
    return { trial, chance, gain: worth(judge, effectsOf(judge, trial)) * chance }
  })
  const likely = rated.filter(({ chance, gain }) => chance >= LEAST_CHANCE && gain > LEAST_GAIN)
  const best = bestOf(likely, ({ gain }) => gain)
  if (!best) return none
  const { about: _, ...named } = best.trial
  return fill(
    { trial: { do: 'try', ...named }, order: [] },
    message('why.trial', {
      senator: reference('senator', best.trial.accused),
      percent: Math.round(100 * best.chance)
    })
  )
}

function trialsOf(judge: Judge, { chargeable }: SenateAbouts['prosecute']): readonly Trial[] {
  const { view, side } = judge
  return chargeable
    .filter(({ accused }) => senatorOf(view, accused).faction !== side)
    .flatMap(({ accused, minor, major }) =>
      (['minor', 'major'] as const).flatMap((degree) => {
        const charge = (degree === 'minor' ? minor : major)[0]
        const prosecutor = ownProsecutor(judge, accused)
        return charge && prosecutor ? [{ about: 'trial' as const, degree, accused, charge, prosecutor }] : []
      })
    )
}

/** 9.412: one's own man, who needs no asking and takes the influence. */
function ownProsecutor({ view, side }: Judge, accused: SenatorId): SenatorId | undefined {
  return bestOf(
    prosecutorsFor(view, accused).filter((id) => senatorOf(view, id).faction === side),
    (id) => senatorOf(view, id).influence
  )
}

/** 9.41, 9.44: the votes as they are likely to fall, and what the people may add. */
function convictionChance(judge: Judge, trial: Trial): number {
  const { yes, no } = othersTally(judge, trial)
  const { popularity } = senatorOf(judge.view, trial.accused)
  const appeal = 4 * popularity
  const own =
    senatorOf(judge.view, trial.accused).faction === judge.side ? 0 : benchVotes(judge, judge.side, trial)
  const margin = yes + own - no - Math.max(0, appeal)
  return 1 / (1 + Math.exp(-margin / 5))
}

/** 9.412: to prosecute is worth it if the conviction is. */
export function consentsToProsecute(judge: Judge, trial: Trial): boolean {
  return worth(judge, effectsOf(judge, trial)) > 0 && convictionChance(judge, trial) > LEAST_CHANCE / 2
}

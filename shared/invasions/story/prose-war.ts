import type { Message } from '../../engine/message.ts'
import type { NationId } from '../content/ids.ts'
import type { InvasionsEvent } from '../events.ts'
import { message } from '../words/message.ts'
import { sentenceOf } from '../words/sentences/index.ts'
import { inProvince, nationReference } from '../words/sentences/sentence-parts.ts'
import { eventsOfType } from './log-by-turn.ts'

type Events = readonly InvasionsEvent[]
type BattleWon = Extract<InvasionsEvent, { readonly type: 'battle-won' }>

/** Sentences on battles, lost leaders and hordes, cities and raids. */
export function warIn(events: Events): Message[] {
  return [...battlesIn(events), ...fallenIn(events), ...citiesIn(events), ...raidsIn(events)]
}

function fallen({ lost }: BattleWon): number {
  return lost.attacker + lost.defender
}

function battlesIn(events: Events): Message[] {
  const battles = eventsOfType(events, 'battle-won')
  const [bloodiest] = battles.toSorted((left, right) => fallen(right) - fallen(left))
  if (!bloodiest) return [message('tale.no-battles')]
  const champion = mostFrequent(battles.map(({ winner }) => winner))
  const { province, winner, loser } = bloodiest
  const units = fallen(bloodiest)
  return [
    message('tale.battles', { count: battles.length }),
    ...(units > 0
      ? [
          message(battles.length > 1 ? 'tale.bloodiest' : 'tale.only-battle', {
            ...inProvince(province),
            winner: nationReference(winner),
            loser: nationReference(loser),
            units
          })
        ]
      : []),
    ...(champion && champion.times >= OFTEN
      ? [message('tale.champion', { nation: nationReference(champion.of), count: champion.times })]
      : [])
  ]
}

/** From this many victories on, the chronicle names the winner. */
const OFTEN = 3
const MOST_FALLEN = 4

/** Sentences on lost leaders and captured hordes. */
function fallenIn(events: Events): Message[] {
  return events
    .filter(({ type }) => type === 'leader-eliminated' || type === 'horde-captured')
    .slice(0, MOST_FALLEN)
    .map(sentenceOf)
}

function citiesIn(events: Events): Message[] {
  const taken = eventsOfType(events, 'city-taken')
  const sacked = new Set(eventsOfType(events, 'city-sacked').map(({ province }) => province))
  const capitals = taken.filter(({ capital }) => capital).map(sentenceOf)
  const others = [
    ...Map.groupBy(
      taken.filter(({ capital }) => !capital),
      ({ by }) => by
    )
  ]
  return [
    ...capitals,
    ...others.map(([by, cities]) =>
      message('tale.cities', {
        nation: nationReference(by),
        count: cities.length,
        provinces: cities.map(({ province }) => inProvince(province).province)
      })
    ),
    ...(sacked.size > 0
      ? [
          message('tale.sacked', {
            count: sacked.size,
            provinces: [...sacked].map((province) => inProvince(province).province)
          })
        ]
      : [])
  ]
}

function raidsIn(events: Events): Message[] {
  const raids = eventsOfType(events, 'raid').filter(({ outcome }) => outcome !== 'failed')
  const boldest = mostFrequent(raids.map(({ nation }) => nation))
  if (!boldest) return []
  return [message('tale.raids', { count: raids.length, nation: nationReference(boldest.of) })]
}

function mostFrequent(
  nations: readonly NationId[]
): { readonly of: NationId; readonly times: number } | null {
  const [first] = [...Map.groupBy(nations, (nation) => nation)].sort(
    ([, left], [, right]) => right.length - left.length
  )
  return first ? { of: first[0], times: first[1].length } : null
}

import type { Script } from '../../ask.ts'
import type { NationId } from '../../content/ids.ts'
import type { InvasionsPlay } from '../../play.ts'
import { LANDING_SUCCEEDS_AT, landingModifiers, runsSeaRisk } from '../../queries/odds/landing-odds.ts'
import type { SeaCrossing } from '../../queries/sea/sea-crossings.ts'
import type { Modifier } from '../../rolls.ts'
import type { PieceId } from '../../state.ts'
import { rollDie } from '../pieces/dice.ts'

export interface Landing {
  readonly nation: NationId
  readonly crossing: SeaCrossing
  readonly pieces: readonly PieceId[]
}

/** XXV.E: rolls one D10 for the whole landing, however many stacks and zones. Below 5 it fails. */
export function* passesSeaRisk(play: InvasionsPlay, { nation, crossing, pieces }: Landing): Script<boolean> {
  const { state } = play
  const { zones, to } = crossing
  const zone = zones.at(-1)
  const units = pieces.flatMap((id) => state.units[id] ?? [])
  if (!zone || !runsSeaRisk(state, { nation, units, zone, to })) return true
  const pending = yield* play.cards.openWindow(play, {
    window: 'landing-roll',
    nation,
    province: to,
    sea: zone,
    units: units.map(({ id }) => id)
  })
  const cards = pending.flatMap(({ effect, card }): Modifier[] =>
    effect.do === 'modify-roll' && (effect.roll === 'sea-risk' || effect.roll === 'any')
      ? [{ amount: effect.by, rule: 'X.B', why: `card.${card}` }]
      : []
  )
  const modifiers = [...landingModifiers(state, { nation, zone, to }), ...cards]
  const { total } = yield* rollDie(play, {
    reason: 'sea-risk',
    rule: 'XXV.E',
    faces: 10,
    modifiers,
    actor: nation,
    place: to
  })
  return total >= LANDING_SUCCEEDS_AT
}

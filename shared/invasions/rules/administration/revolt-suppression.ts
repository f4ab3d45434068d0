import { choose, type Script } from '../../ask.ts'
import type { PendingEffect } from '../../card-rules.ts'
import type { NationId } from '../../content/ids.ts'
import { provinceOption } from '../../map-options.ts'
import type { InvasionsPlay } from '../../play.ts'
import { presentEntries } from '../../present-entries.ts'
import {
  leadersHere,
  SUPPRESSED_ON,
  suppressionModifiers,
  suppressionRerolls,
  troopsHere
} from '../../queries/administration/suppression.ts'
import { questionFor } from '../../question-header.ts'
import type { Modifier } from '../../rolls.ts'
import type { InvasionsState } from '../../state.ts'
import { message, reference, signed } from '../../words/message.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { settleControl } from '../control/control.ts'
import { pickUnit } from '../pieces/choose-units.ts'
import { atLeast, checkD2, rollDie } from '../pieces/dice.ts'
import { eliminateLeader } from '../pieces/leaders.ts'
import { disbandUnit } from '../pieces/muster.ts'

/** XVI.F: a nation may try to suppress each revolt in its provinces where it has troops. */
export function* suppressRevolts(play: InvasionsPlay, nation: NationId): Script {
  const { state } = play
  const tried: ProvinceId[] = []
  for (;;) {
    const open = rebelsWithTroops(state, nation).filter((province) => !tried.includes(province))
    if (open.length === 0) return
    const attempts = open.map((id) => attemptAt(state, nation, id))
    const province = yield* choose(
      {
        ...questionFor(nation, 'suppress-revolt', 'XVI.F'),
        prompt: message('prompt.suppress-revolt', { nation: reference('nation', nation) }),
        about: { nation, revolts: attempts }
      },
      [
        ...attempts.map(({ province: id, modifier, rerolls }) => ({
          ...provinceOption(id),
          preview: [
            message('preview.suppression', { change: signed(modifier), rerolls, needed: SUPPRESSED_ON })
          ],
          value: id
        })),
        { key: 'done', label: message('option.done'), value: null }
      ]
    )
    if (!province) return
    tried.push(province)
    yield* suppress(play, nation, province)
  }
}

/** XVI.F: modifier, re-rolls and chance of an attempt. */
function attemptAt(state: InvasionsState, nation: NationId, province: ProvinceId) {
  const modifier = suppressionModifiers(state, nation, province).reduce((sum, { amount }) => sum + amount, 0)
  const rerolls = suppressionRerolls(state, nation, province)
  const failure = Math.min(1, Math.max(0, (SUPPRESSED_ON - 1 - modifier) / 10))
  return { province, modifier, rerolls, chance: 1 - failure ** (1 + rerolls) }
}

function rebelsWithTroops(state: InvasionsState, nation: NationId): ProvinceId[] {
  return presentEntries(state.revolts).flatMap(([province]) =>
    state.control[province] === nation && troopsHere(state, nation, province).length > 0 ? [province] : []
  )
}

/** XVI.F: rolls the D10 with its modifiers and the leader's re-rolls. A failure costs a unit. */
function* suppress(play: InvasionsPlay, nation: NationId, province: ProvinceId): Script {
  const { state } = play
  const effects = yield* play.cards.openWindow(play, { window: 'revolt-roll', nation, province })
  const fromCards = effects.flatMap(cardModifier)
  const modifiers = [...suppressionModifiers(state, nation, province), ...fromCards]
  const rerolls = suppressionRerolls(state, nation, province) + effects.filter(isReroll).length
  const roll = () =>
    rollDie(
      play,
      {
        reason: 'suppression',
        rule: 'XVI.F',
        faces: 10,
        modifiers,
        actor: nation,
        place: province
      },
      atLeast(SUPPRESSED_ON, { failure: nation })
    )
  let result = yield* roll()
  // Use every re-roll on a failed attempt: it cannot get worse.
  for (let again = 0; again < rerolls && result.total < SUPPRESSED_ON; again++) result = yield* roll()
  if (result.total >= SUPPRESSED_ON) {
    delete state.revolts[province]
    play.emit({ type: 'revolt-suppressed', province, nation })
    return
  }
  play.emit({ type: 'revolt-goes-on', province, nation })
  yield* loseOneUnit(play, nation, province)
  settleControl(play)
}

/** XVI.F: the nation loses one unit of its choice. The leader of a lone unit falls with it on a failed D2. */
function* loseOneUnit(play: InvasionsPlay, nation: NationId, province: ProvinceId): Script {
  const { state } = play
  const present = troopsHere(state, nation, province)
  const [only, second] = present
  if (!only) return
  if (!second) {
    disbandUnit(play, only.id, 'XVI.F')
    for (const leader of leadersHere(state, nation, province)) {
      const survives = yield* checkD2(
        play,
        {
          reason: 'leader-survives',
          rule: 'XVI.F',
          actor: nation,
          place: province
        },
        { failure: nation }
      )
      if (!survives) yield* eliminateLeader(play, leader.id, 'XVI.F')
    }
    return
  }
  const lost = yield* pickUnit(
    {
      ...questionFor(nation, 'revolt-loss', 'XVI.F'),
      place: province,
      prompt: message('prompt.revolt-loss', {
        nation: reference('nation', nation),
        province: reference('province', province)
      }),
      about: { nation, province }
    },
    present,
    'loss'
  )
  if (lost) disbandUnit(play, lost.id, 'XVI.F')
}

function cardModifier({ effect, card }: PendingEffect): Modifier[] {
  if (effect.do !== 'modify-roll' || (effect.roll !== 'revolt' && effect.roll !== 'any')) return []
  return [{ amount: effect.by, rule: 'X.B', why: `card.${card}` }]
}

function isReroll({ effect }: PendingEffect): boolean {
  return effect.do === 'reroll' && (effect.roll === 'revolt' || effect.roll === 'any')
}

import { confirm, type Script } from '../../ask.ts'
import { caravanTable } from '../../content/chance-tables.ts'
import { figures } from '../../content/figures.ts'
import type { NationId } from '../../content/ids.ts'
import type { InvasionsPlay } from '../../play.ts'
import { isInForce } from '../../queries/cards/turn-effects.ts'
import { baseWorld } from '../../queries/map/world-tables.ts'
import { keepsTreasury } from '../../queries/nations/domain.ts'
import { isCivilised } from '../../queries/time/activation-order.ts'
import { questionFor } from '../../question-header.ts'
import { message, reference } from '../../words/message.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { changeTreasury } from '../administration/bookkeeping.ts'
import { checkD2, rollDie } from '../pieces/dice.ts'
import { drawPlunder } from '../siege/plunder.ts'

export type CaravanEvent =
  | { readonly type: 'exceptional-caravan'; readonly province: ProvinceId; readonly bountiful: boolean }
  | {
      readonly type: 'caravan-plundered' | 'caravan-escaped'
      readonly province: ProvinceId
      readonly nation: NationId
    }

/** X.D: the gold of caravans, without and with the event Caravan. */
const GOLD = { ordinary: figures.caravan.gold, exceptional: figures.caravan.exceptionalGold } as const
const GOLD_OF_BOOM = {
  ordinary: figures.caravan.goldInABoom,
  exceptional: figures.caravan.exceptionalGoldInABoom
} as const

/** X.D: rolls for the exceptional caravan of the turn; then each caravan pays or is plundered. */
export function* caravansStep(play: InvasionsPlay): Script {
  yield* play.cards.openWindow(play, { window: 'caravans' })
  const { state } = play
  const bountiful = isInForce(state, 'caravan-boom')
  const { total } = yield* rollDie(play, { reason: 'caravan', rule: 'X.D', faces: 10 })
  const province = caravanTable[total - 1]
  if (!province) throw new Error(`no caravan on a ${total}`)
  state.thisTurn.caravan = { province, bountiful }
  play.emit({ type: 'exceptional-caravan', province, bountiful })
  for (const { id, caravan } of baseWorld.provinces) {
    const holder = state.control[id]
    if (!caravan || !holder) continue
    const exceptional = id === province
    if (isCivilised(state.nations[holder])) collect(play, holder, exceptional, bountiful)
    else yield* plunderCaravan(play, holder, id, exceptional, bountiful)
  }
}

/** X.D: pays the holder, also from a province in revolt (XVI.E). */
function collect(play: InvasionsPlay, nation: NationId, exceptional: boolean, bountiful: boolean): void {
  const gold = (bountiful ? GOLD_OF_BOOM : GOLD)[exceptional ? 'exceptional' : 'ordinary']
  if (keepsTreasury(play.state, nation)) changeTreasury(play, nation, gold, 'caravan', 'X.D')
}

/** X.D: a Barbarian holder may plunder the caravan on a D2; an exceptional one never escapes. */
function* plunderCaravan(
  play: InvasionsPlay,
  nation: NationId,
  province: ProvinceId,
  exceptional: boolean,
  bountiful: boolean
): Script {
  const markers = bountiful ? figures.caravan.markersInABoom : figures.caravan.markers
  const wants = yield* confirm(
    {
      ...questionFor(nation, 'plunder-caravan', 'X.D'),
      about: { nation, province, chance: exceptional ? 1 : 0.5, markers },
      place: province,
      prompt: message('prompt.plunder-caravan', {
        nation: reference('nation', nation),
        province: reference('province', province)
      })
    },
    { preset: () => ({ answer: 'yes', reason: message('preset.plunder-caravan') }) }
  )
  if (!wants) return
  const caught =
    exceptional ||
    (yield* checkD2(
      play,
      { reason: 'plunder-caravan', rule: 'X.D', actor: nation, place: province },
      { failure: nation }
    ))
  play.emit({ type: caught ? 'caravan-plundered' : 'caravan-escaped', province, nation })
  if (caught) yield* drawPlunder(play, nation, markers)
}

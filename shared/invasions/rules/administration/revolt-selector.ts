import { choose, type Script } from '../../ask.ts'
import { revoltTable } from '../../content/chance-tables.ts'
import type { NationId, SideId } from '../../content/ids.ts'
import { sides } from '../../content/sides.ts'
import type { Abouts } from '../../decisions/decision-kinds.ts'
import { areaOption } from '../../map-options.ts'
import type { InvasionsPlay } from '../../play.ts'
import { areaOf } from '../../queries/map/provinces.ts'
import { holdings } from '../../queries/nations/realm.ts'
import type { InvasionsState } from '../../state.ts'
import { message, reference } from '../../words/message.ts'
import { type AreaId, areas } from '../../world/areas.ts'
import { rollDie } from '../pieces/dice.ts'

/** XVI.B: rolls for the selector, the player who picks. */
export function* designateSelector(play: InvasionsPlay, nation?: NationId): Script<SideId> {
  const { total } = yield* rollDie(play, {
    reason: 'selector',
    rule: 'XVI.B',
    faces: 10,
    ...(nation ? { actor: nation } : {})
  })
  const named = sides.find(({ revolt: [from, to] }) => total >= from && total <= to)
  if (!named) throw new Error(`the table of XVI.B names no player for a ${total}`)
  return named.id
}

/** XVI.C: the Area of an Empire, rolled on the table of its capital's half until one of `open` comes up. */
export function* rollAreaOfEmpire(
  play: InvasionsPlay,
  nation: NationId,
  open: readonly AreaId[]
): Script<AreaId | null> {
  const table = revoltTable[halfOf(play.state, nation)]
  if (!table.some((area) => open.includes(area))) return null
  for (;;) {
    const { total } = yield* rollDie(play, { reason: 'revolt-area', rule: 'XVI.C', faces: 10, actor: nation })
    const area = table[total - 1]
    if (area && open.includes(area)) return area
  }
}

/** XVI.C: rolls for an Area of an Empire. The selector of XVI.B picks a Kingdom's, or one that is not in the table. */
export function* chooseAreaOf(
  play: InvasionsPlay,
  nation: NationId,
  open: readonly AreaId[],
  what: Abouts['pick-area']['what'],
  rule: string
): Script<AreaId | null> {
  const [first, second] = open
  if (!first) return null
  const rolled =
    play.state.nations[nation].status === 'empire' ? yield* rollAreaOfEmpire(play, nation, open) : null
  if (rolled || !second) return rolled ?? first
  const side = yield* designateSelector(play, nation)
  return yield* choose(
    {
      side,
      kind: 'pick-area',
      rule,
      actor: nation,
      prompt: message(`prompt.pick-area.${what}`, { nation: reference('nation', nation) }),
      about: { nation, areas: open, what }
    },
    open.map((area) => ({ ...areaOption(area), value: area }))
  )
}

/** XVI.C: the half of the map in which the capital lies; without one, that of the first province held. */
function halfOf(state: InvasionsState, nation: NationId): 'west' | 'east' {
  const at = state.nations[nation].seat?.at ?? holdings(state, nation)[0]
  return areas.find(({ id }) => at !== undefined && id === areaOf(at))?.half ?? 'west'
}

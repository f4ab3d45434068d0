import { nationCard, unitKind } from '#shared/invasions/catalogue.ts'
import type { NationId, UnitKindId } from '#shared/invasions/content/ids.ts'
import type { InvasionsView } from '#shared/invasions/view.ts'
import { message, reference } from '#shared/invasions/words/message.ts'
import type { Translator } from '../../i18n/translator.ts'
import type { MapStack, StackItem } from '../../map/map-types.ts'
import type { GlyphId } from './glyphs.ts'
import { NOBODY } from './side-looks.ts'

/** All stacks of the map: leaders, units grouped by kind, seats and markers. */
export function mapStacksOf(view: InvasionsView, words: Translator): MapStack[] {
  const stacks = new Map<string, StackItem[]>()
  const put = (place: string, item: StackItem) => {
    const items = stacks.get(place)
    if (items) items.push(item)
    else stacks.set(place, [item])
  }
  for (const leader of Object.values(view.leaders)) {
    if (leader.at !== null && leader.presence === 'in-play') put(leader.at, leaderItem(leader, words))
  }
  for (const { place, item } of unitItems(view, words)) put(place, item)
  for (const { place, item } of seatItems(view, words)) put(place, item)
  for (const { place, item } of markerItems(view, words)) put(place, item)
  return [...stacks].map(([province, items]) => ({ province, items }))
}

interface PlacedItem {
  readonly place: string
  readonly item: StackItem
}

/** Units of one kind, nation and state are one item with a number. */
function unitItems({ units }: InvasionsView, words: Translator): PlacedItem[] {
  const groups = new Map<string, { unit: InvasionsView['units'][string]; count: number }>()
  for (const unit of Object.values(units)) {
    if (unit.at === 'reserve' || unit.at === 'removed') continue
    const key = [unit.at, unit.controller, unit.people ?? unit.nation, unit.kind, unit.damaged].join(' ')
    const group = groups.get(key)
    if (group) group.count++
    else groups.set(key, { unit, count: 1 })
  }
  return [...groups.values()].map(({ unit, count }) => ({
    place: unit.at,
    item: { ...unitItem(unit, words), count }
  }))
}

/** One counter, as the map draws it. */
export function mapItemOfPiece(
  piece: Readonly<{ unit: DrawnUnit } | { leader: DrawnLeader } | { horde: true; nation: NationId }>,
  words: Translator
): StackItem {
  if ('unit' in piece) return unitItem(piece.unit, words)
  return 'leader' in piece ? leaderItem(piece.leader, words) : hordeItem(piece.nation, words)
}

type DrawnUnit = Omit<InvasionsView['units'][string], 'at'>
type DrawnLeader = Pick<InvasionsView['leaders'][string], 'id' | 'nation'>

function unitItem({ kind, people, nation, controller, damaged }: DrawnUnit, words: Translator): StackItem {
  const label = words.say(
    message('unit.of', {
      kind: reference('unit-kind', kind),
      nation: reference('nation', people ?? nation)
    })
  )
  return { kind: 'unit', side: sideOf(controller), glyph: glyphOf(kind), label, damaged }
}

function leaderItem({ id, nation }: DrawnLeader, words: Translator): StackItem {
  return { kind: 'leader', side: sideOf(nation), glyph: 'leader', label: words.name('leader', id) }
}

function hordeItem(nation: NationId, words: Translator): StackItem {
  const label = words.say(message('map.horde', { nation: reference('nation', nation) }))
  return { kind: 'unit', side: sideOf(nation), glyph: 'horde', label }
}

/** The picture on the counters of a kind. */
export function glyphOf(kind: UnitKindId): GlyphId {
  const { arm, archer, elite } = unitKind(kind)
  if (arm === 'sea') return 'fleet'
  if (arm === 'wall') return 'marker'
  if (arm === 'horse') return archer ? 'horse-archer' : 'cavalry'
  if (elite > 0) return 'elite'
  return archer ? 'archer' : 'infantry'
}

function seatItems({ nations }: InvasionsView, words: Translator): PlacedItem[] {
  return Object.entries(nations).flatMap(([id, nation]) => {
    const { seat, presence } = nation
    if (!seat || presence !== 'in-play' || !isNation(id, nations)) return []
    const label = words.say(message(`map.${seat.kind}`, { nation: reference('nation', id) }))
    return [{ place: seat.at, item: { kind: 'marker', side: sideOf(id), glyph: seat.kind, label } }]
  })
}

function markerItems(view: InvasionsView, words: Translator): PlacedItem[] {
  const marker = (place: string, glyph: GlyphId, label: string): PlacedItem => ({
    place,
    item: { kind: 'marker', side: NOBODY, glyph, label }
  })
  return [
    ...Object.entries(view.revolts).map(([place, grade]) =>
      marker(place, 'marker', words.say(message('map.revolt', { grade: reference('grade', grade) })))
    ),
    ...Object.entries(view.raids).map(([place, raid]) =>
      marker(place, 'marker', words.say(message('map.raid', { grade: reference('grade', raid.grade) })))
    ),
    ...Object.keys(view.plundered).map((place) =>
      marker(place, 'devastation', words.say(message('map.plundered')))
    )
  ]
}

function isNation(id: string, nations: InvasionsView['nations']): id is NationId {
  return Object.hasOwn(nations, id)
}

function sideOf(nation: NationId): string {
  return nationCard(nation).side
}

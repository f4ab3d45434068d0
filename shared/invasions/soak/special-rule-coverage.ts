import type { NationId, SpecialRuleId } from '../content/ids.ts'
import { specialRuleTexts } from '../content/special-rule-texts.ts'
import { areaOf, isProvince } from '../queries/map/provinces.ts'
import { entryRefusal } from '../queries/movement/entry-limits.ts'
import { hasTrait } from '../queries/nations/traits.ts'
import { pieceById } from '../queries/pieces/pieces.ts'
import { unitsIn } from '../queries/pieces/placement.ts'
import { isBosporus } from '../queries/sea/straits.ts'
import { recruitsLeft } from '../rules/administration/market.ts'
import type { InvasionsState } from '../state.ts'
import { borderBetween, neighbours } from '../world/world-queries.ts'
import type { CoveragePoint } from './coverage.ts'

type Witness = CoveragePoint['isSeenIn']

/** The events that show each special rule at work, by what it does. */
const witnesses: Readonly<Record<SpecialRuleId, Readonly<Record<string, Witness>>>> = {
  'united-empire': {
    'acts-as-one': (event, state) =>
      event.type === 'activation-began' && state.turn < 3 && count(event.nations, 'united-empire') > 1,
    divides: (event) => event.type === 'empire-divided'
  },
  'guards-at-home': { 'kept-home': keptHome('guards-at-home') },
  'recruitment-limit': {
    'limit-reached': (event, state) =>
      event.type === 'unit-raised' && event.rule === 'XV.B' && recruitsLeft(state, event.nation) === 0,
    'usurper-feared': (event) => event.type === 'roll' && event.reason === 'usurper'
  },
  'imperial-fleets': { 'survives-a-hit': (event) => event.type === 'fleet-damaged' },
  'valens-succession': { succeeds: (event) => event.type === 'leader-succeeds' },
  'foedera-inherited': { inherits: (event) => event.type === 'foedus-inherited' },
  'local-units': {
    turned: (event) => event.type === 'limes-turned' && event.into === 'local-infantry',
    'kept-home': keptHome('local-units')
  },
  'capital-to-ravenna': {
    moves: (event) => event.type === 'capital-founded' && event.rule === 'VI.K'
  },
  reunion: { reunited: (event) => event.type === 'empire-reunited' },
  'bosporus-passage': { 'crosses-and-goes-on': crossesTheBosporus },
  'bosporan-march': {
    'held-by-few': (event, state) => event.type === 'step-began' && holdsBosporusWithFew(state)
  },
  'eastern-limites-follow-the-border': {
    follows: (event) =>
      event.type === 'unit-redeployed' &&
      event.rule === 'IX.E' &&
      hasTrait(event.nation, 'eastern-limites-follow-the-border')
  },
  themata: { turned: (event) => event.type === 'limes-turned' && event.into === 'thema' },
  'leaking-treasury': {
    leaks: (event) => event.type === 'treasury' && event.reason === 'leaking-treasury'
  },
  'great-king': {
    'clients-count': (event) =>
      event.type === 'roll' &&
      event.reason === 'empire' &&
      event.modifiers.some(({ why }) => why === 'clients'),
    'keeps-half-its-age': (event) => event.type === 'empire-founded' && hasTrait(event.nation, 'great-king')
  },
  'satrap-garrisons': { 'kept-home': keptHome('satraps-at-home') },
  'huns-found-no-kingdom': {
    vanishes: (event) => event.type === 'vanished' && event.rule === 'VII.A',
    'becomes-an-empire': (event) =>
      event.type === 'empire-founded' && hasTrait(event.nation, 'huns-found-no-kingdom')
  },
  'hun-swords-for-hire': {
    earns: (event) => event.type === 'treasury' && event.reason === 'swords-for-hire'
  },
  'gothic-exchange': { lends: (event) => event.type === 'mercenary-lent' && event.way === 'kin' },
  'scythia-on-turn-1': {
    enters: (event, state) =>
      event.type === 'marched' &&
      state.turn === 1 &&
      areaOf(event.to) === 'scythia' &&
      hasTrait(event.nation, 'scythia-on-turn-1')
  },
  'sea-people': { crosses: (event) => event.type === 'crossing-declared' && event.boats },
  'union-of-angles-and-saxons': { unites: (event) => event.type === 'nations-united' },
  'vandal-shipyards': {
    seizes: (event) =>
      event.type === 'unit-raised' && event.rule === 'IX.E' && hasTrait(event.nation, 'vandal-shipyards')
  },
  'mutiny-of-476': {
    mutinies: (event) =>
      event.type === 'unit-raised' && event.rule === 'IX.E' && hasTrait(event.nation, 'mutiny-of-476')
  },
  'slavic-subjects': { submits: (event) => event.type === 'submitted' && event.way === 'at-sight' },
  'heirs-of-the-west': { rises: arrives('heirs-of-the-west') },
  'free-sardinia': { rises: arrives('free-sardinia') },
  'heirs-of-the-east': { rises: arrives('heirs-of-the-east') },
  'british-independence': { rises: arrives('british-independence') },
  'no-capital': {
    submits: (event) =>
      (event.type === 'submitted' &&
        event.way === 'stack-destroyed' &&
        hasTrait(event.vassal, 'no-capital')) ||
      (event.type === 'client-made' && event.way === 'beaten' && hasTrait(event.client, 'no-capital'))
  },
  'arabs-and-islam': {
    created: (event) => event.type === 'islam' && event.created,
    'not-created': (event) => event.type === 'islam' && !event.created
  }
}

/** Every special rule of the nations takes effect in play. */
export const specialRulePoints: readonly CoveragePoint[] = specialRuleTexts.flatMap(({ id, section }) =>
  Object.entries(witnesses[id]).map(([what, isSeenIn]) => ({ id: `hook/${id}/${what}`, section, isSeenIn }))
)

function count(nations: readonly NationId[], trait: SpecialRuleId): number {
  return nations.filter((nation) => hasTrait(nation, trait)).length
}

function arrives(trait: SpecialRuleId): Witness {
  return (event) => event.type === 'nation-arrived' && hasTrait(event.nation, trait)
}

/** At the start of its nation's activation a unit is adjacent to land that only this rule closes to it. */
function keptHome(refusal: string): Witness {
  return (event, state) =>
    event.type === 'activation-began' &&
    Object.values(state.units).some((unit) => {
      const piece = event.nations.includes(unit.controller) ? pieceById(state, unit.id) : null
      return (
        piece !== null &&
        neighbours(piece.at, 'base').some(
          ({ id }) => entryRefusal(state, piece, id)?.reason.key === `refusal.${refusal}`
        )
      )
    })
}

/** The march went on after the strait, or could have: the crossing did not use up the movement. */
function crossesTheBosporus(...[event, state]: Parameters<Witness>): boolean {
  if (event.type !== 'marched' || !hasTrait(event.nation, 'bosporus-passage')) return false
  const border = borderBetween(event.from, event.to)
  if (!border || !isBosporus(border)) return false
  return event.pieces.some((id) => {
    const march = state.movement?.marches[id]
    return march !== undefined && (march.from !== event.from || !march.halted)
  })
}

/** XII.B: other Civilised nations need three units to control a Barbarian province. */
const ENOUGH_FOR_OTHERS = 3

function holdsBosporusWithFew(state: InvasionsState): boolean {
  const holder = state.control.bosporus
  if (!holder || !hasTrait(holder, 'bosporan-march')) return false
  const units = unitsIn(state, 'bosporus').filter(
    ({ controller, at }) => controller === holder && isProvince(at)
  )
  return units.length > 0 && units.length < ENOUGH_FOR_OTHERS
}

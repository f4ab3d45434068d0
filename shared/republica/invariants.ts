import { cardIds, type OfficeId } from './content/ids.ts'
import { entriesIn, idsIn } from './entries.ts'
import { figures } from './figures.ts'
import { cardsOf, erasUpTo, familiesOf } from './queries/deck.ts'
import { senatorsOf } from './queries/republic.ts'
import { isWar } from './queries/wars.ts'
import { OPEN_BODYGUARD } from './rules/changes/death.ts'
import type { RepublicState } from './state.ts'

/** A violated invariant. */
export interface BrokenInvariant {
  readonly invariant: string
  readonly detail: string
}

type Check = (state: RepublicState, asked: string | null) => Iterable<string>

/** 9.1: offices of which there is one. */
const SINGLE: readonly OfficeId[] = ['dictator', 'rome-consul', 'field-consul', 'censor', 'master-of-horse']

/** Conditions that hold after every answer. */
const checks: Readonly<Record<string, Check>> = {
  *'every card is in one place'(state) {
    const found = cardsIn(state)
    if (new Set(found).size < found.length) {
      const twice = found.filter((id, index) => found.indexOf(id) < index)
      yield `in two places: ${twice.join(', ')}`
    }
    const { options } = state
    const eras = erasUpTo(options.republic)
    // The first war is on the board from the beginning.
    const expected = eras.reduce((sum, era) => sum + familiesOf(era).length + cardsOf(era, options).length, 1)
    if (found.length !== expected) {
      const lost = cardIds.filter((id) => !found.includes(id))
      yield `${found.length} cards instead of ${expected}; not on the table: ${lost.join(', ')}`
    }
  },
  *'9.64 no more legions and fleets than there are counters, each once'({ legions, fleets }) {
    const roman = fleets.filter(({ ally }) => ally === null)
    if (legions.length > figures.units.most) yield `${legions.length} legions`
    if (roman.length > figures.units.most) yield `${roman.length} fleets`
    if (new Set(legions.map(({ id }) => id)).size < legions.length) yield 'a legion is there twice'
    if (new Set(fleets.map(({ id }) => id)).size < fleets.length) yield 'a fleet is there twice'
  },
  *'every unit is somewhere'({ legions, fleets, armies, provinces }) {
    for (const { id, place } of [...legions, ...fleets]) {
      if (place.in === 'army' && !armies.some((army) => army.id === place.army))
        yield `unit ${id} is in army ${place.army}, which is not there`
      if (place.in === 'province' && !provinces[place.province])
        yield `unit ${id} is in ${place.province}, which is not there`
    }
  },
  *'every army has a task, and its leaders are with it'({ armies, wars, senators, civilWar }) {
    for (const { id, against, commander, masterOfHorse } of armies) {
      if (isWar(against) && !wars[against]) yield `army ${id} fights ${against}, which is over`
      if (against === 'rebellion' && civilWar?.army !== id)
        yield `army ${id} is in revolt without a civil war`
      for (const leader of [commander, masterOfHorse]) {
        const at = leader && senators[leader]?.at
        if (leader && at !== 'war' && at !== 'rebellion') yield `${leader} leads army ${id} from ${at}`
      }
    }
    for (const [id, { at }] of entriesIn(senators)) {
      const leads = armies.filter((army) => army.commander === id || army.masterOfHorse === id).length
      if (at === 'war' && leads !== 1) yield `${id} is at war with ${leads} armies`
    }
  },
  *'9.62 who governs is in his province, and nobody else is'({ senators, provinces }) {
    for (const [id, { governor }] of entriesIn(provinces))
      if (governor && senators[governor]?.at !== 'province') yield `${governor} governs ${id} from elsewhere`
    for (const [id, { at, office }] of entriesIn(senators)) {
      const governs = Object.values(provinces).filter(({ governor }) => governor === id).length
      if (at === 'province' && governs !== 1) yield `${id} governs ${governs} provinces`
      if ((office === 'governor') !== (at === 'province')) yield `${id}: ${office} at ${at}`
    }
  },
  *'9.24 each office has one holder'({ senators }) {
    const held = Object.values(senators).map(({ office }) => office)
    for (const office of SINGLE)
      if (held.filter((each) => each === office).length > 1) yield `two senators are ${office}`
  },
  *'every faction is led by one of its own'(state, asked) {
    const pending = state.agenda.flatMap((task) => (task.task === 'choose-leader' ? [task.faction] : []))
    for (const [side, { leader, isEliminated }] of entriesIn(state.factions)) {
      const own = senatorsOf(state, side)
      if (leader && !own.includes(leader)) yield `${leader} leads ${side}`
      if (isEliminated && own.length > 0) yield `${side} is out, with ${own.join(', ')}`
      if (state.phase === 'set-up' || asked === 'leader' || pending.includes(side)) continue
      if (!leader && own.length > 1) yield `${side} has no leader`
    }
  },
  *'11.4, 9.421 rebels and exiles hold no concessions'({ senators }) {
    for (const [id, { at, concessions }] of entriesIn(senators))
      if ((at === 'rebellion' || at === 'exile') && concessions.length > 0)
        yield `${id}: ${concessions.join()}`
  },
  *'11.2 only rebels are in revolt'({ senators, civilWar }) {
    const known = civilWar ? [civilWar.rebel, ...civilWar.secondaries] : []
    for (const [id, { at }] of entriesIn(senators))
      if (at === 'rebellion' && !known.includes(id)) yield `${id} is in revolt`
  },
  *'6.22 the State owes nothing but in the revenue phase'({ treasury, phase, ending }) {
    if (treasury < 0 && phase !== 'revenue' && !ending) yield `${treasury} talents in the ${phase} phase`
  },
  *'7.3 no year begins with more than five cards in a hand'({ phase, turn, hands }) {
    if (phase !== 'mortality' || turn < 2) return
    for (const side of idsIn(hands))
      if ((hands[side]?.length ?? 0) > figures.hand.limit) yield `${side}: ${hands[side]?.length} cards`
  },
  *'a game that is over has an ending and nothing to do'({ phase, ending, agenda }) {
    if ((phase === 'over') !== (ending !== null)) yield `${phase} with${ending ? '' : 'out'} an ending`
    if (ending && agenda.length > 0) yield 'something is still to do'
  }
}

/** All cards of the game, wherever they are. */
function cardsIn(state: RepublicState): readonly string[] {
  const { drawPile, hands, senators, curia, forum, wars, leaders, discards, laws } = state
  return [
    ...[...drawPile, ...Object.values(hands).flat(), ...discards, ...laws],
    ...entriesIn(senators).flatMap(([id, { covers, concessions, isGuarded }]) => [
      ...[id, ...(covers ? [covers] : []), ...concessions],
      ...(isGuarded ? [OPEN_BODYGUARD] : [])
    ]),
    ...[...curia.families, ...curia.concessions, ...forum.concessions, ...forum.bequests],
    // A rising has no card.
    ...idsIn(wars).filter((id) => !id.startsWith('rising-')),
    ...idsIn(leaders)
  ]
}

export const invariantNames = Object.keys(checks)

/** `asked`: the kind of question that is open, if it is known. */
export function brokenInvariants(state: RepublicState, asked: string | null = null): BrokenInvariant[] {
  return Object.entries(checks).flatMap(([invariant, check]) =>
    [...check(state, asked)].map((detail) => ({ invariant, detail }))
  )
}

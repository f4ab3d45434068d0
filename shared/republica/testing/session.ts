import type { Match } from '../../engine/match.ts'
import type { Motion, Session } from '../board/senate.ts'
import type { FactionId } from '../campaign-options.ts'
import type { SenatorId } from '../content/ids.ts'
import type { Abouts, DecisionKind } from '../decisions/index.ts'
import type { RepublicEvent } from '../events/index.ts'
import type { Republica } from '../game-types.ts'
import { newSession } from '../rules/senate/open.ts'
import type { RepublicState } from '../state.ts'
import { answer, eventsOf, PASS, position, type TestPosition, values } from './position.ts'

/** Three factions of three senators each, all in Rome, and a consul of Rome. */
export const THREE: NonNullable<TestPosition['senators']> = {
  cornelius: { faction: 'palatine' },
  fabius: { faction: 'palatine' },
  valerius: { faction: 'palatine' },
  julius: { faction: 'capitoline' },
  claudius: { faction: 'capitoline' },
  manlius: { faction: 'capitoline' },
  fulvius: { faction: 'aventine' },
  furius: { faction: 'aventine' },
  aurelius: { faction: 'aventine' }
}

const LEADERS = { palatine: 'cornelius', capitoline: 'julius', aventine: 'fulvius' } as const

/** The senators of `THREE`, with changes. */
export function house(
  changes: NonNullable<TestPosition['senators']> = {}
): NonNullable<TestPosition['senators']> {
  const ids = [...new Set([...Object.keys(THREE), ...Object.keys(changes)])] as SenatorId[]
  return Object.fromEntries(ids.map((id) => [id, { ...THREE[id], ...changes[id] }]))
}

export interface TestSession extends TestPosition {
  /** Part of the session; the rest is as at its opening. */
  readonly session?: Partial<Session>
}

/** The Senate in session, by default at other business, with Cornelius in the chair as consul of Rome. */
export function inSession({ session, senators, ...scene }: TestSession = {}): RepublicState {
  const state = position({
    leaders: LEADERS,
    ...scene,
    senators: senators ?? house({ cornelius: { office: 'rome-consul' } })
  })
  state.senate = { ...newSession(), stage: 'business', chair: 'cornelius', ...session }
  return state
}

/** A faction that is called votes with all its senators. */
export const ballot = (vote: 'yes' | 'no' | 'abstain', extras: object = {}): object =>
  values({ act: { do: 'vote', ballot: vote, split: [], bought: [], ...extras } })

export const veto = (by: SenatorId | null = null): object =>
  values({ act: { do: 'tribune', use: 'veto', by } })

export const book = (by: SenatorId | null = null): object =>
  values({ act: { do: 'tribune', use: 'book', by } })

export const murder = (killer: SenatorId, victim: SenatorId, cards = 0): object =>
  values({ act: { do: 'murder', killer, victim, cards } })

/** The chair proposes. */
export const propose = (proposal: object, order: readonly FactionId[] = []): object =>
  values({ act: { do: 'propose', proposal }, order })

export const ADJOURN = values({ act: { do: 'adjourn' }, order: [] })

type M = Match<Republica>

/** Whoever may act passes, until something else is asked. */
export function passAll(match: M): readonly RepublicEvent[] {
  const events: RepublicEvent[] = []
  const open = new Set(['interrupt', 'last-word', 'consul-for-life', 'react-tribune', 'law'])
  while (match.awaited && open.has(match.awaited.kind)) {
    events.push(...answer(match, sideOf(match), PASS))
  }
  return events
}

/** All factions vote: `how` by faction, or all the same. Then nobody interrupts. */
export function voteAll(
  match: M,
  how: 'yes' | 'no' | 'abstain' | Readonly<Partial<Record<FactionId, object>>>
): readonly RepublicEvent[] {
  const events: RepublicEvent[] = []
  while (match.awaited?.kind === 'vote') {
    const side = sideOf(match)
    const given = typeof how === 'string' ? ballot(how) : (how[side] ?? ballot('abstain'))
    events.push(...answer(match, side, given))
  }
  return [...events, ...passAll(match)]
}

export function sideOf(match: M): FactionId {
  const side = match.state.sides.find((id) => id === match.awaited?.side)
  if (!side) throw new Error('nobody is asked')
  return side
}

/** What is being voted on. */
export const motionOf = (match: M): Motion | null => match.state.senate?.motions.at(-1) ?? null

/** How the last vote ended. */
export function outcomeOf(
  events: readonly RepublicEvent[]
): { isCarried: boolean; yes: number; no: number } | undefined {
  return eventsOf(events, 'vote-closed').at(-1)
}

/** Forgets what the start of a match told. */
export function begun(match: M): M {
  match.takeEvents()
  return match
}

/** What the open question is about; throws if it is of another kind. */
export function aboutOf<Kind extends DecisionKind>(match: M, kind: Kind): Abouts[Kind] {
  const { decision } = match
  if (decision?.kind !== kind) throw new Error(`${decision?.kind} is asked, not ${kind}`)
  // The union pairs each kind with its `about`; the compiler does not follow a kind given by a parameter.
  return decision.about as Abouts[Kind]
}

/** The house without somebody. */
export function without(
  senators: NonNullable<TestPosition['senators']>,
  ...gone: readonly SenatorId[]
): NonNullable<TestPosition['senators']> {
  return Object.fromEntries(Object.entries(senators).filter(([id]) => !gone.some((each) => each === id)))
}

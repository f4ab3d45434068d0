import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Refusal } from '#shared/engine/decision.ts'
import { engineMessage } from '#shared/engine/message.ts'
import { applyChanges } from '#shared/engine/patch.ts'
import type { CampaignCard } from '#shared/ipc/campaign.ts'
import type { PastMoment, Table, TableUpdate } from '#shared/ipc/table.ts'
import type { Failure } from './failure.ts'
import { isSamePerson, nextPerson } from './seats.ts'
import { mergeLog, type SharedLog, sharedLogOf, wholeLog } from './shared-log.ts'
import { withoutImmer } from './without-immer.ts'

export type TableState =
  | { readonly stage: 'away' }
  | { readonly stage: 'arriving'; readonly campaign: string }
  | { readonly stage: 'failed'; readonly campaign: string; readonly failure: Failure }
  /** Between two people. Keeps nothing of the table but the log that everyone may know. */
  | {
      readonly stage: 'curtain'
      readonly campaign: string
      readonly card: CampaignCard
      readonly next: string
      readonly previous: string | null
      readonly log: SharedLog | null
    }
  /** The campaign was played under other rules. The player chooses before anything is replayed. */
  | { readonly stage: 'other-rules'; readonly campaign: string; readonly card: CampaignCard }
  | SeatedTable

export interface SeatedTable {
  readonly stage: 'seated'
  readonly campaign: string
  readonly table: Table
  /** Why the last answer was refused, until another is given. */
  readonly refusal: Refusal | null
  readonly sending: boolean
  /** Shows what happened meanwhile: offered to a person who has just taken over, or on request. */
  readonly recap: 'offered' | 'asked' | null
  /** The number of a decision that an undo has reopened. It is not answered automatically again. */
  readonly held: number | null
  /** The place that the pointer or a log line points at. */
  readonly place: string | null
  /** A past moment that is shown while the table goes on; null at the present. */
  readonly past: Past | null
}

/** A past moment, and the side whose view of it is requested. */
export interface PastRequest {
  readonly number: number
  readonly side: string | null
}

interface Past {
  readonly request: PastRequest
  /** What is shown meanwhile: the requested moment, or the previous one. */
  readonly table: Table | null
}

export type Arrival = 'taking-over' | 'returning' | 'looking'

const initialState = (): TableState => ({ stage: 'away' })

const cases = {
  left: (): TableState => ({ stage: 'away' }),
  arriving: (_: TableState, { payload }: PayloadAction<string>): TableState => ({
    stage: 'arriving',
    campaign: payload
  }),
  failed: (state: TableState, { payload }: PayloadAction<Failure>): TableState =>
    state.stage === 'away' ? state : { stage: 'failed', campaign: state.campaign, failure: payload },
  rulesDiffer: (_: TableState, { payload }: PayloadAction<CampaignCard>): TableState => ({
    stage: 'other-rules',
    campaign: payload.id,
    card: payload
  }),
  handedOver: (
    state: TableState,
    { payload }: PayloadAction<{ card: CampaignCard; next: string; previous: string | null }>
  ): TableState => ({
    stage: 'curtain',
    campaign: payload.card.id,
    ...payload,
    log: sharedLog(state, payload.card.id)
  }),
  sat: (state: TableState, { payload }: PayloadAction<{ table: Table; arrival: Arrival }>): TableState =>
    sitDown(state, payload.table, payload.arrival),
  updated: (state: TableState, { payload }: PayloadAction<TableUpdate>): TableState =>
    state.stage === 'seated' && state.campaign === payload.campaign ? afterUpdate(state, payload) : state,
  /** The same at an open table: the next person is seated without a curtain. */
  passedOn: (state: TableState, { payload }: PayloadAction<TableUpdate>): TableState =>
    state.stage === 'seated' && state.campaign === payload.campaign ? withUpdate(state, payload) : state,
  sending: (state: TableState): TableState =>
    state.stage === 'seated' ? { ...state, sending: true, refusal: null } : state,
  /** The update may have arrived before the reply to the answer. */
  sent: (state: TableState): TableState =>
    state.stage === 'seated' && state.sending ? { ...state, sending: false } : state,
  refused: (state: TableState, { payload }: PayloadAction<Refusal>): TableState =>
    state.stage === 'seated' ? { ...state, sending: false, refusal: payload } : state,
  recapAsked: (state: TableState): TableState =>
    state.stage === 'seated' ? { ...state, recap: 'asked' } : state,
  recapRead: (state: TableState): TableState =>
    state.stage === 'seated' ? { ...state, recap: null } : state,
  pastWanted: (state: TableState, { payload }: PayloadAction<PastRequest>): TableState =>
    state.stage === 'seated'
      ? { ...state, past: { request: payload, table: state.past?.table ?? null } }
      : state,
  pastShown: (
    state: TableState,
    { payload }: PayloadAction<{ campaign: string; moment: PastMoment }>
  ): TableState =>
    state.stage === 'seated' && state.campaign === payload.campaign && state.past
      ? { ...state, past: { ...state.past, table: pastTable(state.table, payload.moment) } }
      : state,
  pastLeft: (state: TableState): TableState => (state.stage === 'seated' ? { ...state, past: null } : state),
  pointedAt: (state: TableState, { payload }: PayloadAction<string | null>): TableState =>
    state.stage === 'seated' ? { ...state, place: payload } : state
}

const { name, actions } = createSlice({ name: 'table', initialState, reducers: cases })

export const tableSlice = { actions, reducer: withoutImmer(name, initialState, cases) }

/** The part of a campaign's log in the page that any seat may know. */
export function sharedLog(state: TableState, campaign: string): SharedLog | null {
  if (state.stage === 'away' || state.campaign !== campaign) return null
  if (state.stage === 'seated') return sharedLogOf(state.table)
  return state.stage === 'curtain' ? state.log : null
}

function sitDown(state: TableState, sent: Table, arrival: Arrival): TableState {
  const { campaign: card, side } = sent
  const table = { ...sent, log: wholeLog(sent, sharedLog(state, card.id)) }
  const next = nextPerson(card.seats, side, sent)
  if (next !== null && arrival !== 'looking' && !isSamePerson(card.seats, side, next)) {
    return { stage: 'curtain', campaign: card.id, card, next, previous: side, log: sharedLogOf(table) }
  }
  const before = state.stage === 'seated' && state.campaign === card.id ? state : null
  return {
    stage: 'seated',
    campaign: card.id,
    table,
    refusal: null,
    sending: false,
    recap: arrival === 'taking-over' && table.answers > 0 ? 'offered' : null,
    held: before?.held ?? null,
    place: null,
    past: before?.past ?? null
  }
}

const NOTHING_TO_UNDO = engineMessage('refusal.nothing-to-undo')

/** The table at a past moment. It has no question, and the log ends at that moment. */
function pastTable(table: Table, moment: PastMoment): Table {
  const log = table.log.filter(({ number }) => number <= moment.answers)
  const past = { decision: null, whyNoUndo: NOTHING_TO_UNDO, standingPasses: [], looking: true }
  return { ...table, ...moment, log, ...past }
}

function afterUpdate(state: SeatedTable, update: TableUpdate): TableState {
  const { table } = state
  const campaign = cardWithUpdate(table.campaign, update)
  const next = nextPerson(campaign.seats, table.side, update)
  if (next !== null) {
    const card = { ...campaign, summary: update.summary, waitingFor: update.waitingFor }
    const log = sharedLogOf(withUpdate(state, update).table)
    return { stage: 'curtain', campaign: state.campaign, card, next, previous: table.side, log }
  }
  return withUpdate(state, update)
}

/** An update may change the seats. */
function cardWithUpdate(card: CampaignCard, { seats }: TableUpdate): CampaignCard {
  return seats ? { ...card, seats } : card
}

/** The table after an update. */
function withUpdate(state: SeatedTable, update: TableUpdate): SeatedTable {
  const { campaign: _, changes, log, undone, seats: __, ...situation } = update
  const { table } = state
  const stays = !undone && isSameQuestion(table.decision, update.decision)
  return {
    ...state,
    table: {
      ...table,
      ...situation,
      campaign: cardWithUpdate(table.campaign, update),
      // The same object, because the draft of the answer belongs to it.
      decision: stays ? table.decision : update.decision,
      view: applyChanges(table.view, changes),
      log: mergeLog(table.log, log, undone ? update.answers : null)
    },
    refusal: null,
    sending: false,
    // A moment that an undo has removed is no longer shown.
    past: state.past && state.past.request.number > update.answers ? null : state.past,
    held: undone ? (update.decision?.number ?? null) : state.held,
    // The focused place belonged to the previous question.
    place: update.decision === null || stays ? state.place : null
  }
}

/** Whether the question is unchanged, as after standing orders or another side's answer. */
function isSameQuestion(before: Table['decision'], after: Table['decision']): boolean {
  if (before === null || before.number !== after?.number || before.kind !== after.kind) return false
  return JSON.stringify(before.sealed) === JSON.stringify(after.sealed)
}

/** Whether an update can be applied. If not, the whole table must be read again. */
export function isNextRevision(state: TableState, update: TableUpdate): boolean {
  return state.stage === 'seated' && update.revision === state.table.revision + 1
}

interface SideEntry {
  readonly side: string | null
  readonly events: readonly unknown[]
}

/** The log entries since a side's last answer: what its player has not seen. */
export function unseenEntries<Entry extends SideEntry>(log: readonly Entry[], side: string | null): Entry[] {
  const last = log.findLastIndex((entry) => side !== null && entry.side === side)
  return log.slice(last + 1).filter((entry) => entry.events.length > 0)
}

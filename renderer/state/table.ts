import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Refusal } from '#shared/engine/decision.ts'
import { applyChanges } from '#shared/engine/patch.ts'
import type { CampaignCard } from '#shared/ipc/campaign.ts'
import type { LogEntry, Table, TableUpdate } from '#shared/ipc/table.ts'
import type { Failure } from './failure.ts'
import { nextPerson } from './seats.ts'
import { withoutImmer } from './without-immer.ts'

export type TableState =
  | { readonly stage: 'away' }
  | { readonly stage: 'arriving'; readonly campaign: string }
  | { readonly stage: 'failed'; readonly campaign: string; readonly failure: Failure }
  /** Between two people: nothing of the table is kept but what its card in the library says. */
  | {
      readonly stage: 'curtain'
      readonly campaign: string
      readonly card: CampaignCard
      readonly next: string
      readonly previous: string | null
    }
  /** The campaign was played under other rules: the player chooses before anything is replayed. */
  | { readonly stage: 'other-rules'; readonly campaign: string; readonly card: CampaignCard }
  | Seated

export interface Seated {
  readonly stage: 'seated'
  readonly campaign: string
  readonly table: Table
  /** Why the last answer was refused, until another is given. */
  readonly refusal: Refusal | null
  readonly sending: boolean
  /** What happened meanwhile is told: to who has just taken over, if it concerns them, and to who asks. */
  readonly recap: 'offered' | 'asked' | null
  /** A decision gone back to is not played by itself again. */
  readonly held: number | null
  /** What the pointer or a log line points at on the map. */
  readonly place: string | null
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
    _: TableState,
    { payload }: PayloadAction<{ card: CampaignCard; next: string; previous: string | null }>
  ): TableState => ({ stage: 'curtain', campaign: payload.card.id, ...payload }),
  sat: (state: TableState, { payload }: PayloadAction<{ table: Table; arrival: Arrival }>): TableState =>
    sitDown(state, payload.table, payload.arrival),
  updated: (state: TableState, { payload }: PayloadAction<TableUpdate>): TableState =>
    state.stage === 'seated' && state.campaign === payload.campaign ? afterUpdate(state, payload) : state,
  /** The same at an open table: whoever comes next sits down without a curtain. */
  passedOn: (state: TableState, { payload }: PayloadAction<TableUpdate>): TableState =>
    state.stage === 'seated' && state.campaign === payload.campaign ? brought(state, payload) : state,
  sending: (state: TableState): TableState =>
    state.stage === 'seated' ? { ...state, sending: true, refusal: null } : state,
  sent: (state: TableState): TableState => (state.stage === 'seated' ? { ...state, sending: false } : state),
  refused: (state: TableState, { payload }: PayloadAction<Refusal>): TableState =>
    state.stage === 'seated' ? { ...state, sending: false, refusal: payload } : state,
  recapAsked: (state: TableState): TableState =>
    state.stage === 'seated' ? { ...state, recap: 'asked' } : state,
  recapRead: (state: TableState): TableState =>
    state.stage === 'seated' ? { ...state, recap: null } : state,
  pointedAt: (state: TableState, { payload }: PayloadAction<string | null>): TableState =>
    state.stage === 'seated' ? { ...state, place: payload } : state
}

const { name, actions } = createSlice({ name: 'table', initialState, reducers: cases })

export const tableSlice = { actions, reducer: withoutImmer(name, initialState, cases) }

function sitDown(state: TableState, table: Table, arrival: Arrival): TableState {
  const { campaign: card, side, waitingFor } = table
  const next = nextPerson(card.seats, side, waitingFor)
  if (next !== null && arrival !== 'looking') {
    return { stage: 'curtain', campaign: card.id, card, next, previous: side }
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
    place: null
  }
}

function afterUpdate(state: Seated, update: TableUpdate): TableState {
  const { table } = state
  const campaign = cardAfter(table.campaign, update)
  const next = nextPerson(campaign.seats, table.side, update.waitingFor)
  if (next !== null) {
    const card = { ...campaign, summary: update.summary, waitingFor: update.waitingFor }
    return { stage: 'curtain', campaign: state.campaign, card, next, previous: table.side }
  }
  return brought(state, update)
}

/** Seats may have changed hands. */
function cardAfter(card: CampaignCard, { seats }: TableUpdate): CampaignCard {
  return seats ? { ...card, seats } : card
}

/** The table with what an update tells. */
function brought(state: Seated, update: TableUpdate): Seated {
  const { campaign: _, changes, log, undone, seats: __, ...situation } = update
  const { table } = state
  const stays = !undone && isSameQuestion(table.decision, update.decision)
  return {
    ...state,
    table: {
      ...table,
      ...situation,
      campaign: cardAfter(table.campaign, update),
      // What the player has composed so far belongs to the very question.
      decision: stays ? table.decision : update.decision,
      view: applyChanges(table.view, changes),
      log: mergeLog(table.log, log, undone ? update.answers : null)
    },
    refusal: null,
    sending: false,
    held: undone ? (update.decision?.number ?? null) : state.held,
    // What was pointed at belonged to the question before.
    place: update.decision === null || stays ? state.place : null
  }
}

/** Orders were given, or another side has answered: the question is as it was. */
function isSameQuestion(before: Table['decision'], after: Table['decision']): boolean {
  return before !== null && before.number === after?.number && before.kind === after.kind
}

/** Entries told again replace what was said of that answer; after an undo, later ones never happened. */
export function mergeLog(
  known: readonly LogEntry[],
  told: readonly LogEntry[],
  upTo: number | null
): LogEntry[] {
  const retold = new Set(told.map((entry) => entry.number))
  const kept = known.filter(({ number }) => !retold.has(number) && (upTo === null || number <= upTo))
  return [...kept, ...told]
}

/** Whether an update can be applied to what we have, or the table must be looked at whole. */
export function follows(state: TableState, update: TableUpdate): boolean {
  return state.stage === 'seated' && update.revision === state.table.revision + 1
}

interface Told {
  readonly side: string | null
  readonly events: readonly unknown[]
}

/** What happened since a side last answered: what its player has not seen. */
export function unseen<Entry extends Told>(log: readonly Entry[], side: string | null): Entry[] {
  const last = log.findLastIndex((entry) => side !== null && entry.side === side)
  return log.slice(last + 1).filter((entry) => entry.events.length > 0)
}

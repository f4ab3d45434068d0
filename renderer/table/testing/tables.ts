import type { Decision } from '#shared/engine/decision.ts'
import type { CampaignCard, Seats } from '#shared/ipc/campaign.ts'
import type { Table, TableUpdate } from '#shared/ipc/table.ts'

/** Cards and tables of no particular game, for tests of the frame and of the store. */
export const someSummary = { turn: 1, scores: {}, result: null, facts: {} }

export function someCard(seats: Seats, ...waitingFor: readonly string[]): CampaignCard {
  return {
    id: 'abcdef12',
    title: 'T',
    game: 'g',
    options: {},
    seats,
    summary: someSummary,
    waitingFor,
    answers: 0,
    rulesVersion: 1,
    otherRules: false,
    damaged: false,
    archived: false,
    createdAt: 0,
    playedAt: 0
  }
}

export function someDecision(side: string, number: number): Decision {
  const body = { type: 'choice', options: [] } as const
  return { side, number, kind: 'k', rule: 'I', prompt: { key: 'p' }, body }
}

/** A table as one side sees it. It has the question if the side is awaited. */
export function someTable(seats: Seats, side: string | null, ...waitingFor: readonly string[]): Table {
  return {
    campaign: someCard(seats, ...waitingFor),
    side,
    revision: 0,
    view: { turn: 1, hand: ['x'] },
    lineage: 'p/0',
    shared: -1,
    log: [],
    looking: false,
    answers: 0,
    decision: side !== null && waitingFor.includes(side) ? someDecision(side, 0) : null,
    waitingFor,
    curtain: null,
    whyNoUndo: { key: 'refusal.nothing-to-undo' },
    standingPasses: [],
    summary: someSummary
  }
}

/** An update without changes. */
export function someUpdate(change: Partial<TableUpdate> = {}): TableUpdate {
  return {
    campaign: 'abcdef12',
    revision: 1,
    changes: [],
    log: [],
    undone: false,
    lineage: 'p/0',
    answers: 1,
    decision: null,
    waitingFor: [],
    curtain: null,
    whyNoUndo: { key: 'refusal.nothing-to-undo' },
    standingPasses: [],
    summary: someSummary,
    ...change
  }
}

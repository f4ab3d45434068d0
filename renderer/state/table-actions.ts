import type { Orders, Reply } from '#shared/engine/decision.ts'
import type { Message } from '#shared/engine/message.ts'
import type { Seat } from '#shared/ipc/campaign.ts'
import type { CallResult } from '#shared/ipc/contract.ts'
import type { Table, TableUpdate } from '#shared/ipc/table.ts'
import { failureOf } from './failure.ts'
import { listLibrary } from './library.ts'
import { firstPlace, mayStay, nextPerson } from './seats.ts'
import type { AppThunk, RootState, Tools } from './store.ts'
import { type Arrival, follows, type Seated, sharedLog, tableSlice } from './table.ts'
import { showToast } from './toasts.ts'

const { arriving, failed, handedOver, left, passedOn, refused, rulesDiffer, sat, sending, sent, updated } =
  tableSlice.actions

/** Goes to a campaign's table: to one's chair, or to the curtain where several people share the computer. */
export function openTable(campaign: string): AppThunk<Promise<void>> {
  return async (dispatch, getState, { bridge, ...tools }) => {
    dispatch(arriving(campaign))
    try {
      const cards = await bridge.call('library.list', {})
      const card = cards.find(({ id }) => id === campaign)
      const state = getState().table
      if (state.stage !== 'arriving' || state.campaign !== campaign) return
      if (!card) {
        dispatch(failed({ code: 'not-found', detail: campaign }))
        return
      }
      if (card.otherRules) {
        dispatch(rulesDiffer(card))
        return
      }
      const place = firstPlace(card)
      if ('sit' in place) await dispatch(sit(campaign, place.sit, 'returning'))
      else if (isOpenTable(getState(), tools, card.game))
        await dispatch(sit(campaign, place.handOverTo, 'returning'))
      else dispatch(handedOver({ card, next: place.handOverTo, previous: null }))
    } catch (error) {
      dispatch(failed(failureOf(error)))
    }
  }
}

/** Takes a chair. Only from then on is that side's view sent. */
export function sit(campaign: string, side: string | null, arrival: Arrival): AppThunk<Promise<void>> {
  return (dispatch, getState, { bridge }) => {
    const known = sharedLog(getState().table, campaign)?.known
    const wish = { campaign, side, ...(known ? { known } : {}) }
    return dispatch(arrive(campaign, arrival, () => bridge.call('table.sit', wish)))
  }
}

/** Looks at a campaign that nobody plays on. */
export function lookAt(campaign: string): AppThunk<Promise<void>> {
  return (dispatch, _, { bridge }) =>
    dispatch(arrive(campaign, 'looking', () => bridge.call('table.look', { campaign })))
}

/** Lets a campaign of other rules go on under those of today, and goes to its table. */
export function goOn(campaign: string): AppThunk<Promise<void>> {
  return async (dispatch, _, { bridge }) => {
    try {
      await bridge.call('library.go-on', { campaign })
      await dispatch(openTable(campaign))
    } catch (error) {
      dispatch(failed(failureOf(error)))
    }
  }
}

/** Something failed in the campaign, and the host has closed it. */
export function closeTable(campaign: string, detail: string): AppThunk {
  return (dispatch, getState) => {
    const { table } = getState()
    if (table.stage !== 'away' && table.campaign === campaign) dispatch(failed({ code: 'closed', detail }))
  }
}

function arrive(campaign: string, arrival: Arrival, call: () => Promise<Table>): AppThunk<Promise<void>> {
  return async (dispatch, getState, { updates, border }) => {
    try {
      const table = await call()
      updates.drop()
      const { table: now } = getState()
      if (now.stage === 'away' || now.campaign !== campaign) return
      const problem = border(table.campaign.game, table)
      if (problem) {
        dispatch(failed(problem))
        return
      }
      dispatch(sat({ table, arrival }))
      dispatch(leaveIfCurtained())
    } catch (error) {
      dispatch(failed(failureOf(error)))
    }
  }
}

/** Gets up: nothing of the table is kept, and nothing more is told of it. */
export function leaveTable(): AppThunk {
  return (dispatch, getState, { bridge, updates }) => {
    const { table } = getState()
    updates.drop()
    dispatch(left())
    if (table.stage === 'seated') {
      bridge.call('table.leave', { campaign: table.campaign }).catch(() => undefined)
    }
    dispatch(listLibrary())
  }
}

/** Behind the curtain the host need not tell us anything. */
function leaveIfCurtained(): AppThunk {
  return (_, getState, { bridge }) => {
    const { table } = getState()
    if (table.stage === 'curtain')
      bridge.call('table.leave', { campaign: table.campaign }).catch(() => undefined)
  }
}

/** Covers the table at the player's own wish. */
export function drawCurtain(next: string): AppThunk {
  return (dispatch, getState) => {
    const { table } = getState()
    if (table.stage !== 'seated') return
    dispatch(handedOver({ card: table.table.campaign, next, previous: table.table.side }))
    dispatch(leaveIfCurtained())
  }
}

/**
 * Takes updates in order, each when what it tells has been shown; where one is missing, looks at the whole table
 * again. What is no longer wanted while something is shown is not taken.
 */
export function takeUpdates(
  updates: readonly TableUpdate[],
  isWanted: () => boolean
): AppThunk<Promise<number>> {
  return async (dispatch, getState, { border, stage, ...tools }) => {
    let began = performance.now()
    for (const update of updates) {
      const { table } = getState()
      if (table.stage !== 'seated' || table.campaign !== update.campaign) continue
      const problem = border(table.table.campaign.game, update)
      if (problem) {
        dispatch(failed(problem))
      } else if (follows(table, update)) {
        // Who looks at the past is not shown the present on the same board.
        const shown = update.undone || table.past ? null : stage.showing?.(update.log)
        if (shown) {
          await shown
          began = performance.now()
        }
        if (!isWanted()) return began
        if (update.seats && !mayStay(update.seats, table.table.side)) {
          dispatch(openTable(table.campaign))
          break
        }
        const isOpen = isOpenTable(getState(), tools, table.table.campaign.game)
        dispatch(isOpen ? passedOn(update) : updated(update))
      } else if (update.revision > table.table.revision) {
        dispatch(sit(table.campaign, table.table.side, 'returning'))
        break
      }
    }
    dispatch(leaveIfCurtained())
    dispatch(makeRoom())
    return began
  }
}

/** Friends who do not mind, or a game that hides nothing: nothing is covered between them. */
function isOpenTable(
  { settings }: RootState,
  { hasSecrets }: Pick<Tools, 'hasSecrets'>,
  game: string
): boolean {
  return settings['hand-over'] === 'open' || !hasSecrets(game)
}

/** At an open table the next person is seated at once. */
function makeRoom(): AppThunk {
  return (dispatch, getState, tools) => {
    const { table } = getState()
    if (table.stage !== 'seated' || table.table.looking) return
    const { campaign, side } = table.table
    if (!isOpenTable(getState(), tools, campaign.game)) return
    const next = nextPerson(campaign.seats, side, table.table)
    if (next !== null) dispatch(sit(table.campaign, next, 'returning'))
  }
}

/** After the line was mended: look at everything anew. */
export function resumeTable(): AppThunk {
  return (dispatch, getState) => {
    const { table } = getState()
    if (table.stage === 'seated') dispatch(lookAgain(table))
    // Who is still arriving has a call waiting for the line, or will fail and be back here.
    else if (table.stage === 'failed') dispatch(openTable(table.campaign))
  }
}

function lookAgain({ campaign, table }: Seated): AppThunk<Promise<void>> {
  return table.looking ? lookAt(campaign) : sit(campaign, table.side, 'returning')
}

export function giveAnswer(answer: Reply): AppThunk<Promise<void>> {
  return async (dispatch, getState, { bridge }) => {
    const { table } = getState()
    if (table.stage !== 'seated' || table.sending) return
    const { decision, side } = table.table
    if (!decision || side === null) return
    await dispatch(
      send(() =>
        bridge.call('table.answer', { campaign: table.campaign, side, decision: decision.number, answer })
      )
    )
  }
}

/** Nobody who plays here wants to act on the question that lies open on the table. */
export function nobodyActs(): AppThunk<Promise<void>> {
  return async (dispatch, getState, { bridge }) => {
    const { table } = getState()
    if (table.stage !== 'seated' || table.sending) return
    const { campaign } = table
    const { answers } = table.table
    await dispatch(send(() => bridge.call('table.nobody-acts', { campaign, answers })))
  }
}

/** Says what one wants done without being asked. The open question stays as it is. */
export function giveOrders(orders: Orders['orders']): AppThunk<Promise<void>> {
  return async (dispatch, getState, { bridge }) => {
    const { table } = getState()
    if (table.stage !== 'seated' || table.table.side === null) return
    const { campaign } = table
    const { side, answers } = table.table
    try {
      await bridge.call('table.answer', { campaign, side, decision: answers, answer: { orders } })
    } catch (error) {
      const failure = failureOf(error)
      // What is lost with the line, or with a chair that somebody else has by now, is of no use any more.
      const isIdle = failure.code === 'connection-lost' || failure.code === 'not-found'
      if (!isIdle) dispatch(showToast({ kind: 'failed', failure }))
    }
  }
}

export function undo(): AppThunk<Promise<void>> {
  return async (dispatch, getState, { bridge }) => {
    const { table } = getState()
    if (table.stage !== 'seated' || table.sending || table.table.whyNoUndo) return
    const { side } = table.table
    if (side === null) return
    await dispatch(send(() => bridge.call('table.undo', { campaign: table.campaign, side })))
  }
}

/** Somebody else plays a side from now on. */
export function reseat(side: string, seat: Seat): AppThunk<Promise<void>> {
  return async (dispatch, getState, { bridge }) => {
    const { table } = getState()
    if (table.stage !== 'seated') return
    try {
      await bridge.call('table.reseat', { campaign: table.campaign, side, seat })
    } catch (error) {
      dispatch(showToast({ kind: 'failed', failure: failureOf(error) }))
    }
  }
}

/** What the computer would answer to the open question; null when that cannot be had, or is of no use any more. */
export function askHint(decision: number): AppThunk<Promise<CallResult<'table.hint'> | null>> {
  return async (dispatch, getState, { bridge }) => {
    const { table } = getState()
    if (table.stage !== 'seated' || table.table.side === null) return null
    const { campaign } = table
    try {
      return await bridge.call('table.hint', { campaign, side: table.table.side, decision })
    } catch (error) {
      const failure = failureOf(error)
      // The question has been answered meanwhile.
      if (failure.code !== 'not-found') dispatch(showToast({ kind: 'failed', failure }))
      return null
    }
  }
}

/** Why a computer player gave an answer. */
export function askWhy(number: number): AppThunk<Promise<readonly Message[]>> {
  return async (dispatch, getState, { bridge }) => {
    const { table } = getState()
    if (table.stage !== 'seated') return []
    try {
      const why = await bridge.call('table.why', { campaign: table.campaign, number })
      return why?.reasons ?? []
    } catch (error) {
      dispatch(showToast({ kind: 'failed', failure: failureOf(error) }))
      return []
    }
  }
}

function send(work: () => Promise<unknown>): AppThunk<Promise<void>> {
  return async (dispatch) => {
    dispatch(sending())
    try {
      await work()
      dispatch(sent())
    } catch (error) {
      const failure = failureOf(error)
      if (failure.code === 'refused') dispatch(refused(failure.refusal))
      else {
        dispatch(sent())
        if (failure.code !== 'connection-lost') dispatch(showToast({ kind: 'failed', failure }))
      }
    }
  }
}

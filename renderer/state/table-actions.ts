import type { AskAgain, Orders, Reply } from '#shared/engine/decision.ts'
import type { Message } from '#shared/engine/message.ts'
import type { Seat } from '#shared/ipc/campaign.ts'
import type { CallResult } from '#shared/ipc/contract.ts'
import type { Table, TableUpdate } from '#shared/ipc/table.ts'
import { failureOf } from './failure.ts'
import type { GameLoader } from './game-loader.ts'
import { listLibrary } from './library.ts'
import { initialSeating, isSamePerson, mayStay, nextPerson } from './seats.ts'
import type { AppThunk, RootState } from './store.ts'
import { type Arrival, isNextRevision, type SeatedTable, sharedLog, tableSlice } from './table.ts'
import { showToast } from './toasts.ts'

const { arriving, failed, handedOver, left, passedOn, refused, rulesDiffer, sat, sending, sent, updated } =
  tableSlice.actions

/** Opens a campaign's table: at the player's seat, or at the curtain if several people share the computer. */
export function openTable(campaign: string): AppThunk<Promise<void>> {
  return async (dispatch, getState, { bridge, games }) => {
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
      // The game loads while the host opens the campaign. A failure shows once its table arrives.
      games.load(card.game).catch(() => undefined)
      const place = initialSeating(card)
      if ('sit' in place) await dispatch(sit(campaign, place.sit, 'returning'))
      else if (isOpenTable(getState(), games, card.game))
        await dispatch(sit(campaign, place.handOverTo, 'returning'))
      else dispatch(handedOver({ card, next: place.handOverTo, previous: null }))
    } catch (error) {
      dispatch(failed(failureOf(error)))
    }
  }
}

/** Takes a seat. Only then does the host send that side's view. */
export function sit(campaign: string, side: string | null, arrival: Arrival): AppThunk<Promise<void>> {
  return (dispatch, getState, { bridge }) => {
    const known = sharedLog(getState().table, campaign)?.known
    const request = { campaign, side, ...(known ? { known } : {}) }
    return dispatch(takeSeat(campaign, arrival, () => bridge.call('table.sit', request)))
  }
}

/** Opens a campaign read-only. */
export function openReadOnly(campaign: string): AppThunk<Promise<void>> {
  return (dispatch, _, { bridge }) =>
    dispatch(takeSeat(campaign, 'looking', () => bridge.call('table.look', { campaign })))
}

/** Lets a campaign that was played under other rules continue under the current ones, and opens its table. */
export function continueUnderNewRules(campaign: string): AppThunk<Promise<void>> {
  return async (dispatch, _, { bridge }) => {
    try {
      await bridge.call('library.go-on', { campaign })
      await dispatch(openTable(campaign))
    } catch (error) {
      dispatch(failed(failureOf(error)))
    }
  }
}

/** Called when the host has closed a campaign because something failed in it. */
export function closeTable(campaign: string, detail: string): AppThunk {
  return (dispatch, getState) => {
    const { table } = getState()
    if (table.stage !== 'away' && table.campaign === campaign) dispatch(failed({ code: 'closed', detail }))
  }
}

function takeSeat(campaign: string, arrival: Arrival, call: () => Promise<Table>): AppThunk<Promise<void>> {
  return async (dispatch, getState, { updates, games }) => {
    try {
      const table = await call()
      await games.load(table.campaign.game)
      updates.drop()
      const { table: now } = getState()
      if (now.stage === 'away' || now.campaign !== campaign) return
      const problem = games.problemIn(table.campaign.game, table)
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

/** Leaves the table: forgets its data and receives no more updates. */
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

/** Behind the curtain the page needs no updates. */
function leaveIfCurtained(): AppThunk {
  return (_, getState, { bridge }) => {
    const { table } = getState()
    if (table.stage === 'curtain')
      bridge.call('table.leave', { campaign: table.campaign }).catch(() => undefined)
  }
}

/** Covers the table because the player hands it over. */
export function drawCurtain(next: string): AppThunk {
  return (dispatch, getState) => {
    const { table } = getState()
    if (table.stage !== 'seated') return
    dispatch(handedOver({ card: table.table.campaign, next, previous: table.table.side }))
    dispatch(leaveIfCurtained())
  }
}

/**
 * Applies updates in order, each after its events were animated. If a revision is missing, reads the whole table
 * again. Stops if the updates are no longer wanted after an animation.
 */
export function applyUpdates(
  updates: readonly TableUpdate[],
  isWanted: () => boolean
): AppThunk<Promise<number>> {
  return async (dispatch, getState, { games, animator }) => {
    let began = performance.now()
    for (const update of updates) {
      const { table } = getState()
      if (table.stage !== 'seated' || table.campaign !== update.campaign) continue
      const problem = games.problemIn(table.table.campaign.game, update)
      if (problem) {
        dispatch(failed(problem))
      } else if (isNextRevision(table, update)) {
        // While the board shows the past, present events are not animated on it.
        const shown = update.undone || table.past ? null : animator.animate?.(update.log)
        if (shown) {
          await shown
          began = performance.now()
        }
        if (!isWanted()) return began
        if (update.seats && !mayStay(update.seats, table.table.side)) {
          dispatch(openTable(table.campaign))
          break
        }
        const { campaign, side } = table.table
        const next = nextPerson(update.seats ?? campaign.seats, side, update)
        const isOpen =
          isOpenTable(getState(), games, campaign.game) || isSamePerson(campaign.seats, side, next)
        dispatch(isOpen ? passedOn(update) : updated(update))
      } else if (update.revision > table.table.revision) {
        dispatch(sit(table.campaign, table.table.side, 'returning'))
        break
      }
    }
    dispatch(leaveIfCurtained())
    dispatch(seatNextPerson())
    return began
  }
}

/** Whether the next person sees the table without a curtain: by setting, or because the game hides nothing. */
function isOpenTable({ settings }: RootState, games: GameLoader, game: string): boolean {
  return settings['hand-over'] === 'open' || !games.hasSecrets(game)
}

/** At an open table, or where one person plays both sides, takes the next seat at once. */
function seatNextPerson(): AppThunk {
  return (dispatch, getState, { games }) => {
    const { table } = getState()
    if (table.stage !== 'seated' || table.table.looking) return
    const { campaign, side } = table.table
    const next = nextPerson(campaign.seats, side, table.table)
    const isOpen = isOpenTable(getState(), games, campaign.game) || isSamePerson(campaign.seats, side, next)
    if (next !== null && isOpen) dispatch(sit(table.campaign, next, 'returning'))
  }
}

/** After reconnecting, reads the current table again. */
export function resumeTable(): AppThunk {
  return (dispatch, getState) => {
    const { table } = getState()
    if (table.stage === 'seated') dispatch(reopen(table))
    // While arriving, a call waits for the connection; if it fails, the state is `failed` and leads back here.
    else if (table.stage === 'failed') dispatch(openTable(table.campaign))
  }
}

function reopen({ campaign, table }: SeatedTable): AppThunk<Promise<void>> {
  return table.looking ? openReadOnly(campaign) : sit(campaign, table.side, 'returning')
}

export function sendAnswer(answer: Reply): AppThunk<Promise<void>> {
  return async (dispatch, getState, { bridge }) => {
    const { table } = getState()
    if (table.stage !== 'seated' || table.sending) return
    const { decision } = table.table
    if (!decision) return
    const { side, number } = decision
    await dispatch(
      sendWithState(() =>
        bridge.call('table.answer', { campaign: table.campaign, side, decision: number, answer })
      )
    )
  }
}

/** Nobody at this computer wants to act on the open question. */
export function nobodyActs(): AppThunk<Promise<void>> {
  return async (dispatch, getState, { bridge }) => {
    const { table } = getState()
    if (table.stage !== 'seated' || table.sending) return
    const { campaign } = table
    const { answers } = table.table
    await dispatch(sendWithState(() => bridge.call('table.nobody-acts', { campaign, answers })))
  }
}

/** Sends standing orders. They do not answer the open question. */
export function sendStandingOrders(orders: Orders['orders']): AppThunk<Promise<void>> {
  return sendBesides({ orders })
}

/** Ends a standing pass: this side wants to be asked this kind of question again. */
export function askAgain(kind: string): AppThunk<Promise<void>> {
  return sendBesides({ askAgain: kind })
}

/** Sends an input that answers no question: an open one stays open. */
function sendBesides(answer: Orders | AskAgain): AppThunk<Promise<void>> {
  return async (dispatch, getState, { bridge }) => {
    const { table } = getState()
    if (table.stage !== 'seated' || table.table.side === null) return
    const { campaign } = table
    const { side, answers } = table.table
    try {
      await bridge.call('table.answer', { campaign, side, decision: answers, answer })
    } catch (error) {
      const failure = failureOf(error)
      // An input that is lost with the connection, or with a seat that is taken by now, needs no error message.
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
    await dispatch(sendWithState(() => bridge.call('table.undo', { campaign: table.campaign, side })))
  }
}

/** Changes who plays a side. */
export function changeSeat(side: string, seat: Seat): AppThunk<Promise<void>> {
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

/** Asks the computer for an answer to the open question; null if that fails or the question is no longer open. */
export function fetchHint(decision: number): AppThunk<Promise<CallResult<'table.hint'> | null>> {
  return async (dispatch, getState, { bridge }) => {
    const { table } = getState()
    if (table.stage !== 'seated' || table.table.side === null) return null
    const { campaign } = table
    try {
      return await bridge.call('table.hint', {
        campaign,
        side: table.table.decision?.side ?? table.table.side,
        decision
      })
    } catch (error) {
      const failure = failureOf(error)
      // `not-found` means that the question has been answered meanwhile.
      if (failure.code !== 'not-found') dispatch(showToast({ kind: 'failed', failure }))
      return null
    }
  }
}

/** Fetches the reasons of a computer player for an answer. */
export function fetchReasons(number: number): AppThunk<Promise<readonly Message[]>> {
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

function sendWithState(work: () => Promise<unknown>): AppThunk<Promise<void>> {
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

import { appMessage } from '#shared/app/words/message.ts'
import type { PastMoment } from '#shared/ipc/table.ts'
import { failureOf } from './failure.ts'
import { listLibrary } from './library.ts'
import { screenSlice } from './screen.ts'
import type { AppThunk } from './store.ts'
import { type PastWish, type Seated, tableSlice } from './table.ts'
import { showToast } from './toasts.ts'

const { pastLeft, pastShown, pastWanted } = tableSlice.actions

/** Looks at the table as it once lay. While one moment is fetched only the last wish counts. */
export function lookBack(wish: PastWish): AppThunk<Promise<void>> {
  return async (dispatch, getState, { bridge, border }) => {
    const before = getState().table
    if (before.stage !== 'seated') return
    const isFetching = before.past !== null && !isShown(before.past)
    dispatch(pastWanted(wish))
    if (isFetching) return
    for (;;) {
      const now = getState().table
      if (now.stage !== 'seated' || now.past === null || isShown(now.past)) return
      const { wish: wanted } = now.past
      try {
        const moment = await bridge.call('table.past', { campaign: now.campaign, ...wanted })
        const problem = border(now.table.campaign.game, { ...now.table, ...moment, decision: null })
        if (problem) throw new Error(problem.code)
        dispatch(pastShown({ campaign: now.campaign, moment }))
      } catch (error) {
        dispatch(pastLeft())
        if (failureOf(error).code !== 'connection-lost') {
          dispatch(showToast({ kind: 'said', message: appMessage('past.unreadable') }))
        }
        return
      }
    }
  }
}

/** Whether what is shown is what was asked for last. */
function isShown({ wish, table }: NonNullable<Seated['past']>): boolean {
  return table !== null && table.answers === wish.number && table.side === wish.side
}

/** A moment of the past that is not shown on the board; null where it cannot be had. */
export function fetchPast(wish: PastWish): AppThunk<Promise<PastMoment | null>> {
  return async (_, getState, { bridge }) => {
    const { table } = getState()
    if (table.stage !== 'seated') return null
    return bridge.call('table.past', { campaign: table.campaign, ...wish }).catch(() => null)
  }
}

/** A new campaign that goes on from a moment of this one, and its table. */
export function branchFrom(number: number, title: string): AppThunk<Promise<void>> {
  return async (dispatch, getState, { bridge }) => {
    const { table } = getState()
    if (table.stage !== 'seated') return
    try {
      const { campaign } = await bridge.call('library.branch', { campaign: table.campaign, number, title })
      await dispatch(listLibrary())
      dispatch(showToast({ kind: 'said', message: appMessage('past.branched', { title }) }))
      dispatch(screenSlice.actions.shown({ name: 'table', campaign }))
    } catch (error) {
      dispatch(showToast({ kind: 'failed', failure: failureOf(error) }))
    }
  }
}

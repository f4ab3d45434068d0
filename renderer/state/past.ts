import { appMessage } from '#shared/app/words/message.ts'
import type { PastMoment } from '#shared/ipc/table.ts'
import { failureOf } from './failure.ts'
import { listLibrary } from './library.ts'
import { screenSlice } from './screen.ts'
import type { AppThunk } from './store.ts'
import { type PastRequest, type SeatedTable, tableSlice } from './table.ts'
import { showToast } from './toasts.ts'

const { pastLeft, pastShown, pastWanted } = tableSlice.actions

/** Shows a past moment of the table. While one moment is fetched only the last request counts. */
export function showPast(request: PastRequest): AppThunk<Promise<void>> {
  return async (dispatch, getState, { bridge, games }) => {
    const before = getState().table
    if (before.stage !== 'seated') return
    const isFetching = before.past !== null && !isShown(before.past)
    dispatch(pastWanted(request))
    if (isFetching) return
    for (;;) {
      const now = getState().table
      if (now.stage !== 'seated' || now.past === null || isShown(now.past)) return
      const { request: wanted } = now.past
      try {
        const moment = await bridge.call('table.past', { campaign: now.campaign, ...wanted })
        const problem = games.problemIn(now.table.campaign.game, { ...now.table, ...moment, decision: null })
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

/** Whether the requested moment is the shown one. */
function isShown({ request, table }: NonNullable<SeatedTable['past']>): boolean {
  return table !== null && table.answers === request.number && table.side === request.side
}

/** Fetches a past moment without showing it; null if that fails. */
export function fetchPast(request: PastRequest): AppThunk<Promise<PastMoment | null>> {
  return async (_, getState, { bridge }) => {
    const { table } = getState()
    if (table.stage !== 'seated') return null
    return bridge.call('table.past', { campaign: table.campaign, ...request }).catch(() => null)
  }
}

/** Creates a campaign that continues from a moment of this one, and opens its table. */
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

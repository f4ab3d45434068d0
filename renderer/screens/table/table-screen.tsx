import { useEffect } from 'react'
import { useWords } from '../../i18n/words.tsx'
import type { Failure } from '../../state/failure.ts'
import { screenSlice } from '../../state/screen.ts'
import { useAppDispatch, useAppSelector } from '../../state/store.ts'
import { leaveTable, openTable } from '../../state/table-actions.ts'
import { Curtain } from '../../table/curtain.tsx'
import { useGames } from '../../table/game/games-context.ts'
import { failureText } from '../../ui/failure-text.ts'
import { GameProviders } from '../game-providers.tsx'
import { OtherRules } from './other-rules.tsx'

export function TableScreen({ campaign }: { readonly campaign: string }) {
  const dispatch = useAppDispatch()
  const games = useGames()
  const state = useAppSelector(({ table }) => table)
  useEffect(() => {
    dispatch(openTable(campaign))
    return () => {
      dispatch(leaveTable())
    }
  }, [campaign, dispatch])

  switch (state.stage) {
    case 'away':
    case 'arriving':
      return <OpeningTable />
    case 'failed':
      return <TableFailed campaign={campaign} failure={state.failure} />
    case 'other-rules':
      return (
        <GameProviders game={state.card.game}>
          <OtherRules card={state.card} />
        </GameProviders>
      )
    case 'curtain':
      return (
        <GameProviders game={state.card.game}>
          <Curtain card={state.card} next={state.next} previous={state.previous} />
        </GameProviders>
      )
    case 'seated': {
      const client = games.get(state.table.campaign.game)?.client
      if (!client) return <TableFailed campaign={campaign} failure={{ code: 'unknown-game', detail: '' }} />
      return (
        <client.Providers>
          <client.Table seated={state} />
        </client.Providers>
      )
    }
  }
}

function OpeningTable() {
  const words = useWords()
  return (
    <main className="table-wait" aria-busy="true">
      <p className="quiet-word">{words.text('table.arriving')}</p>
    </main>
  )
}

function TableFailed({ campaign, failure }: { campaign: string; failure: Failure }) {
  const words = useWords()
  const dispatch = useAppDispatch()
  return (
    <main className="table-wait" role="alert">
      <h1>{words.text('table.failed')}</h1>
      <p>{failureText(words, failure)}</p>
      <div className="table-wait__actions">
        <button
          type="button"
          className="button"
          onClick={() => dispatch(screenSlice.actions.shown({ name: 'library' }))}
        >
          {words.text('table.back')}
        </button>
        <button
          type="button"
          className="button button--primary"
          onClick={() => dispatch(openTable(campaign))}
        >
          {words.text('table.try-again')}
        </button>
      </div>
    </main>
  )
}

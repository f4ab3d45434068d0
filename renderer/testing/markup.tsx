import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Provider } from 'react-redux'
import { games } from '../games.ts'
import { GamesContext } from '../table/game/games-context.ts'
import { idleStore } from './idle-store.ts'

/** The markup of content away from any game. */
export function markupOf(content: ReactNode): string {
  return renderToStaticMarkup(
    <Provider store={idleStore()}>
      <GamesContext value={games}>{content}</GamesContext>
    </Provider>
  )
}

/** Loads a game. Returns a function that gives the markup of content in that game's texts. */
export async function markupIn(game: string): Promise<(content: ReactNode) => string> {
  const client = await games.get(game)?.load()
  if (!client) throw new Error(`there is no game '${game}'`)
  return (content) => markupOf(<client.Providers>{content}</client.Providers>)
}

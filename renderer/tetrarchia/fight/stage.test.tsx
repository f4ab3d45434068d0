import { renderToStaticMarkup } from 'react-dom/server'
import { Provider } from 'react-redux'
import { expect, it } from 'vitest'
import { position, runTasks } from '#shared/tetrarchia/testing/position.ts'
import { games } from '../../games.ts'
import { GameProviders } from '../../screens/game-providers.tsx'
import { Bridge } from '../../state/bridge.ts'
import { createStore } from '../../state/store.ts'
import { GamesContext } from '../../table/game/games-context.ts'
import { stageOf } from './stage.tsx'

function rendered(stage: ReturnType<typeof stageOf>): string {
  const bridge = new Bridge(() => ({ send: () => undefined, close: () => undefined }))
  return renderToStaticMarkup(
    <Provider store={createStore(bridge, () => null)}>
      <GamesContext value={games}>
        <GameProviders game="tetrarchia">{stage}</GameProviders>
      </GamesContext>
    </Provider>
  )
}

it('II.1 a strike shows the two dice that name its province', () => {
  const { events } = runTasks(position(), [{ task: 'strike' }], [2, 1])
  const struck = events.findIndex(({ type }) => type === 'struck')
  const event = events[struck]
  if (!event) throw new Error('nothing was struck')
  const markup = rendered(stageOf(event, events.slice(0, struck)))
  expect(markup.match(/class="die"/g)).toHaveLength(2)
  // Without the roll, as in a log that begins later, no dice are made up.
  expect(rendered(stageOf(event, []))).not.toContain('class="die"')
})

it('II.0 what no dice have decided is a caption only', () => {
  expect(stageOf({ type: 'spread', from: 'noricum', to: 'rhaetia' }, [])).toBeNull()
})

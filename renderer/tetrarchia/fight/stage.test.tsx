import { expect, it } from 'vitest'
import { position, runTasks } from '#shared/tetrarchia/testing/position.ts'
import { markupIn } from '../../testing/markup.tsx'
import { stageOf } from './stage.tsx'

const rendered = await markupIn('tetrarchia')

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

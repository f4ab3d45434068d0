import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { everyRow } from '#shared/testing/every-row.ts'
import {
  type LaunchRequest,
  LaunchRequestQueue,
  launchArgumentOf,
  launchRequestIn
} from './launch-requests.ts'

const DANUBE = resolve('/home/livia/The Danube á.invasions')
const CAMPAIGN = '0b0e3c9a-5f57-4a39-8f9b-1f2a3b4c5d6e'

function file(path: string): LaunchRequest {
  return { open: 'file', path }
}

test('a campaign file is found among options, relative to where the command was typed', () => {
  const rows: readonly [string[], string][] = [
    [['app', DANUBE], DANUBE],
    [['app', '--flag', 'saves/rome.INVASIONS'], resolve('/tmp/saves/rome.INVASIONS')],
    [['electron', '/work/project', 'a.invasions', 'b.invasions'], resolve('/tmp/a.invasions')]
  ]
  everyRow(rows, String, ([args, path]) => expect(launchRequestIn(args, '/tmp')).toEqual(file(path)))
})

test('accepts a file URL instead of a path', () => {
  const { href } = pathToFileURL(DANUBE)
  expect(href).toMatch(/^file:.*%20.*%C3%A1/)
  expect(launchRequestIn(['app', href], '/tmp')).toEqual(file(DANUBE))
})

test('reads the launch request of a shortcut from its argument', () => {
  const requests = [{ open: 'campaign', campaign: CAMPAIGN } as const, { open: 'new-campaign' } as const]
  everyRow(requests, JSON.stringify, (request) =>
    expect(launchRequestIn(['app', '--flag', launchArgumentOf(request)], '/tmp')).toEqual(request)
  )
})

test('finds no launch request in other arguments', () => {
  const without = [
    [],
    ['app'],
    ['/opt/games.invasions'],
    ['app', '/work/project'],
    ['app', '--open=a.invasions'],
    ['app', 'notes.txt'],
    ['app', 'file:///a%2Fb.invasions'],
    ['app', '--campaign='],
    ['app', '--campaign=../../etc']
  ]
  everyRow(without, JSON.stringify, (args) => expect(launchRequestIn(args, '/tmp')).toBeNull())
})

test('requests that arrive early wait and keep their order', () => {
  const queue = new LaunchRequestQueue()
  const delivered: (LaunchRequest | null)[] = []
  queue.add(file('first'))
  queue.add(null)
  queue.add(file('second'))
  queue.deliverTo((request) => delivered.push(request))
  queue.add(file('third'))
  expect(delivered).toEqual([file('first'), file('second'), file('third')])
})

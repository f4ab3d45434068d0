import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { everyRow } from '#shared/testing/every-row.ts'
import { argumentOf, type Errand, errandIn, Inbox } from './errands.ts'

const DANUBE = resolve('/home/livia/The Danube á.invasions')
const CAMPAIGN = '0b0e3c9a-5f57-4a39-8f9b-1f2a3b4c5d6e'

function file(path: string): Errand {
  return { open: 'file', path }
}

test('a campaign file is found among options, relative to where the command was typed', () => {
  const rows: readonly [string[], string][] = [
    [['app', DANUBE], DANUBE],
    [['app', '--flag', 'saves/rome.INVASIONS'], resolve('/tmp/saves/rome.INVASIONS')],
    [['electron', '/work/project', 'a.invasions', 'b.invasions'], resolve('/tmp/a.invasions')]
  ]
  everyRow(rows, String, ([args, path]) => expect(errandIn(args, '/tmp')).toEqual(file(path)))
})

test('a file manager may hand over an address instead', () => {
  const { href } = pathToFileURL(DANUBE)
  expect(href).toMatch(/^file:.*%20.*%C3%A1/)
  expect(errandIn(['app', href], '/tmp')).toEqual(file(DANUBE))
})

test('a shortcut’s errand is read from its own argument', () => {
  const errands = [{ open: 'campaign', campaign: CAMPAIGN } as const, { open: 'new-campaign' } as const]
  everyRow(errands, JSON.stringify, (errand) =>
    expect(errandIn(['app', '--flag', argumentOf(errand)], '/tmp')).toEqual(errand)
  )
})

test('arguments that ask for nothing', () => {
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
  everyRow(without, JSON.stringify, (args) => expect(errandIn(args, '/tmp')).toBeNull())
})

test('errands that come early wait and keep their order', () => {
  const inbox = new Inbox()
  const run: (Errand | null)[] = []
  inbox.add(file('first'))
  inbox.add(null)
  inbox.add(file('second'))
  inbox.deliverTo((errand) => run.push(errand))
  inbox.add(file('third'))
  expect(run).toEqual([file('first'), file('second'), file('third')])
})

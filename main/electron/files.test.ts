import { expect, test } from 'vitest'
import { everyRow } from '#shared/testing/every-row.ts'
import { campaignFileIn, FileInbox } from './files.ts'

test('a campaign file is found among options, relative to where the command was typed', () => {
  expect(campaignFileIn(['app', '/home/livia/adrianople.invasions'], '/tmp')).toBe(
    '/home/livia/adrianople.invasions'
  )
  expect(campaignFileIn(['app', '--flag', 'saves/rome.INVASIONS'], '/home/livia')).toBe(
    '/home/livia/saves/rome.INVASIONS'
  )
  expect(campaignFileIn(['electron', '/work/project', 'a.invasions', 'b.invasions'], '/tmp')).toBe(
    '/tmp/a.invasions'
  )
})

test('arguments that name none', () => {
  const without = [
    [],
    ['app'],
    ['/opt/games.invasions'],
    ['app', '/work/project'],
    ['app', '--open=a.invasions'],
    ['app', 'notes.txt']
  ]
  everyRow(without, JSON.stringify, (args) => expect(campaignFileIn(args, '/tmp')).toBeNull())
})

test('files that come early wait for the host and keep their order', () => {
  const inbox = new FileInbox()
  const opened: string[] = []
  inbox.add('first')
  inbox.add('second')
  inbox.deliverTo((path) => opened.push(path))
  inbox.add('third')
  expect(opened).toEqual(['first', 'second', 'third'])
})

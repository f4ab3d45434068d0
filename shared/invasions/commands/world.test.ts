import { describe, expect, test } from 'vitest'
import { CommandError } from '../../engine/game-command.ts'
import { commands } from './index.ts'
import { worldCommand } from './world.ts'

test('world is a command', () => expect(commands).toContain(worldCommand))

describe('world province', () => {
  test('prints the same by name and by id', () => {
    expect(worldCommand.run(['province', 'Moesia Inferior'])).toEqual(
      worldCommand.run(['province', 'moesia_inferior'])
    )
    expect(worldCommand.run(['province', 'Moesia Inferior'])).toMatchObject({
      id: 'moesia_inferior',
      name: 'Moesia Inferior',
      area: 'moesia',
      map: 'base',
      terrain: 'mountain',
      income: 1,
      city: { level: 0, fortified: false, port: null },
      seas: ['pontus_euxinus']
    })
  })

  test('tells the crossing to each neighbour', () => {
    expect(worldCommand.run(['province', 'valachia'])).toMatchObject({
      neighbours: expect.arrayContaining([{ id: 'moesia_inferior', kind: 'river', name: 'Danuvius' }])
    })
    expect(worldCommand.run(['province', 'tisia'])).toMatchObject({ city: null })
  })

  test('an unknown name is refused with the nearest ones', () => {
    expect(() => worldCommand.run(['province', 'Moesia Inferio'])).toThrow(CommandError)
    expect(() => worldCommand.run(['province', 'Moesia Inferio'])).toThrow(/Moesia Inferior/)
    expect(() => worldCommand.run(['province'])).toThrow(/usage/)
  })
})

test('world area and world sea', () => {
  expect(worldCommand.run(['area', 'Britannia'])).toMatchObject({
    id: 'britannia',
    kind: 'civilised',
    empireIncome: 4
  })
  expect(worldCommand.run(['sea', 'Propontis'])).toEqual({
    id: 'propontis',
    name: 'Propontis',
    monopoly: 0,
    neighbours: ['mare_aegeum', 'pontus_euxinus'],
    coast: ['bythinia', 'mysia', 'thracia']
  })
  expect(() => worldCommand.run(['sea', 'Mare Nostrum'])).toThrow(/Mare Nostrum Orientalis/)
})

test('world distance counts straits as steps', () => {
  expect(worldCommand.run(['distance', 'Cappadocia', 'Moesia Inferior'])).toEqual({
    steps: 3,
    path: ['cappadocia', 'bythinia', 'thracia', 'moesia_inferior']
  })
  expect(worldCommand.run(['distance', 'cyprus', 'cilicia'])).toEqual({ steps: null, path: null })
})

test('world all', () => {
  const all = worldCommand.run(['all'])
  expect(all).toMatchObject({
    provinces: expect.any(Array),
    areas: expect.any(Array),
    seas: expect.any(Array)
  })
  expect(JSON.parse(JSON.stringify(all))).toEqual(all)
})

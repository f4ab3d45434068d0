import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { nationIds } from '#shared/invasions/content/ids.ts'
import { cyclesIn } from './architecture/cycles.ts'
import {
  type Import,
  importsOf,
  sources,
  target,
  valueGraph,
  withoutComments
} from './architecture/imports.ts'
import { root } from './root.ts'

/** Folders of shared code, and of the page, that serve any game. */
const ANY_GAMES_SHARED = ['shared/app', 'shared/engine', 'shared/ipc', 'shared/words']
const PAGE_FOLDERS = ['renderer/commands', 'renderer/i18n', 'renderer/state', 'renderer/ui']

/** Each game has two folders: its rules in shared, its page in renderer. */
const GAMES = ['invasions', 'tetrarchia', 'byzantion', 'republica']
const GAME_FOLDERS = Object.fromEntries(
  GAMES.flatMap((game) => [
    [`shared/${game}`, ['shared/engine', 'shared/map', 'shared/words']],
    [
      `renderer/${game}`,
      [
        ...[
          `shared/${game}`,
          'shared/map',
          'assets',
          'docs',
          'renderer/map',
          'renderer/sound',
          'renderer/table'
        ],
        ...[...ANY_GAMES_SHARED, 'renderer/cards', 'renderer/commands', 'renderer/i18n', 'renderer/ui']
      ]
    ]
  ])
)

/** Maps a folder to the folders that it may import from, besides itself. The most specific entry counts. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  'shared/engine': [],
  'shared/map': [],
  'shared/words': ['shared/engine'],
  'shared/app': ['shared/engine', 'shared/words'],
  ...GAME_FOLDERS,
  'shared/invasions/content': ['shared/invasions/world'],
  'shared/invasions/content/books/rules': ['shared/words'],
  'shared/invasions/content/check': ['shared/invasions'],
  'shared/invasions/world': ['shared/map'],
  'shared/ipc': ['shared/app', 'shared/engine'],
  main: ['shared', 'package.json'],
  renderer: ['shared', 'assets', 'package.json'],
  'renderer/state': ['shared/app', 'shared/engine', 'shared/ipc'],
  'renderer/i18n': [...ANY_GAMES_SHARED, 'renderer/map', 'renderer/state'],
  'renderer/commands': ['shared/app', 'renderer/i18n', 'renderer/state', 'renderer/ui'],
  'renderer/ui': [...ANY_GAMES_SHARED, 'renderer/commands', 'renderer/i18n', 'renderer/state'],
  'renderer/map': ['shared/map', 'renderer/commands'],
  'renderer/cards': ['renderer/i18n', 'renderer/ui'],
  'renderer/sound': [],
  // The table writes its style sheets into the stories that it saves.
  'renderer/table': [...ANY_GAMES_SHARED, ...PAGE_FOLDERS, 'renderer/sound', 'renderer/styles'],
  'renderer/screens': [...ANY_GAMES_SHARED, ...PAGE_FOLDERS, 'renderer/table'],
  tools: ['shared', 'main', 'renderer', 'e2e', 'assets'],
  e2e: ['shared', 'main', 'tools', 'renderer']
}

/** Packages that plain data and rules may use; shared code must run anywhere. */
const SHARED_PACKAGES = ['zod']

/** Folders that serve any game. The product bears the name of its first game, in shared/app/product only. */
const ANY_GAME =
  /^(shared\/(engine|ipc|map|words|app\/(?!product))|main(?!\/games\.ts$)|renderer\/(table|map|cards|sound|state|ui|screens|i18n|commands))\//

/** Files that may import a game: the two registries, and tools and specs that examine a certain game. */
const KNOWS_GAMES = /^(main\/games\.ts|renderer\/games\.ts|tools\/|e2e\/|renderer\/testing\/)/

/** Words that belong to one game: its name, its peoples, its pieces. */
const GAME_WORDS = new RegExp(
  [
    ...['invasions', 'tetrarchia', 'byzant', 'visigoth', 'roman', 'foedus', 'foedera', 'legion', 'granar'],
    ...[
      'legate',
      'centurion',
      'caravan',
      'heres(y|ies)',
      'horde',
      'emperor',
      'barbarian',
      'mercenar',
      'suzerain',
      'vassal'
    ],
    ...nationIds.filter((id) => id.length > 4).map((id) => `\\b${id}\\b`)
  ].join('|'),
  'i'
)

function gameOf(path: string): string | undefined {
  return GAMES.find((game) => path.startsWith(`shared/${game}/`) || path.startsWith(`renderer/${game}/`))
}

function layerOf(path: string): string | undefined {
  const folders = Object.keys(MAY_IMPORT).filter((folder) => path === folder || path.startsWith(`${folder}/`))
  return folders.sort((left, right) => right.length - left.length)[0]
}

function isAllowed(file: string, to: string): boolean {
  const layer = layerOf(file)
  if (layer === undefined) return false
  return [layer, ...(MAY_IMPORT[layer] ?? [])].some((folder) => to === folder || to.startsWith(`${folder}/`))
}

describe('imports point one way', async () => {
  const files = await sources()
  const imports = files.flatMap(importsOf)

  it('finds the sources and their imports', () => {
    expect(files.length).toBeGreaterThan(50)
    expect(imports.length).toBeGreaterThan(100)
  })

  it('each folder imports only from the folders that it may import from', () => {
    const wrong = imports.flatMap((each) => {
      const to = target(each)
      return to === null || isTestOf(each.file) || isAllowed(each.file, to) ? [] : [`${each.file} -> ${to}`]
    })
    expect(wrong).toEqual([])
  })

  it('shared code imports no packages but the few that run anywhere', () => {
    const wrong = imports
      .filter((each) => each.file.startsWith('shared/') && !isTestOf(each.file) && target(each) === null)
      .filter(({ from }) => !SHARED_PACKAGES.includes(from))
    expect(wrong).toEqual([])
  })

  it('the page never imports Node modules, and main never imports React', () => {
    const wrong = imports.filter(
      ({ file, from }) =>
        !isTestOf(file) &&
        !file.endsWith('vite.config.ts') &&
        ((file.startsWith('renderer/') && from.startsWith('node:')) ||
          (file.startsWith('main/') && /^(react|pixi|@pixi)/.test(from)))
    )
    expect(wrong).toEqual([])
  })

  it('only the Electron shell imports Electron', () => {
    const wrong = imports.filter(
      ({ file, from }) => from === 'electron' && !/^main\/(electron|preload)(\.ts|\/)/.test(file)
    )
    expect(wrong).toEqual([])
  })

  it('only game.ts and events.ts import a nation’s own rules, the general rules never do', () => {
    const wrong = imports.filter(
      (each) =>
        target(each)?.startsWith('shared/invasions/rules/nations/') &&
        !isTestOf(each.file) &&
        !/^shared\/invasions\/((game|events)\.ts$|rules\/nations\/)/.test(each.file)
    )
    expect(wrong).toEqual([])
  })

  it('only game.ts and events.ts import the cards, neither the general rules nor a nation’s own do', () => {
    const wrong = imports.filter(
      (each) =>
        target(each)?.startsWith('shared/invasions/rules/cards/') &&
        each.file.startsWith('shared/invasions/') &&
        !isTestOf(each.file) &&
        !/^shared\/invasions\/((game|events)\.ts$|rules\/cards\/|testing\/)/.test(each.file)
    )
    expect(wrong.map(pathOf)).toEqual([])
  })

  it('code that only reads the game imports none of its rules, not even a type', () => {
    const wrong = imports.filter(
      (each) =>
        /^shared\/\w+\/(queries\/|world\/|(view|nation-hooks)\.ts$)/.test(each.file) &&
        GAMES.some((game) => target(each)?.startsWith(`shared/${game}/rules/`)) &&
        !isTestOf(each.file)
    )
    expect(wrong.map(pathOf)).toEqual([])
  })

  it('queries read the open board; only those on held cards and placement read the whole state', () => {
    const wrong = files.filter(
      (file) =>
        file.startsWith('shared/invasions/queries/') &&
        !isTestOf(file) &&
        !/\/(held-cards|placement)\.ts$/.test(file) &&
        readFileSync(join(root, file), 'utf8').includes('InvasionsState')
    )
    expect(wrong).toEqual([])
  })

  it('no files import each other in a cycle', () => {
    const appImports = imports.filter(({ file }) => /^(main|renderer|shared)\//.test(file))
    expect(cyclesIn(valueGraph(appImports))).toEqual([])
  })

  it('the general rules name no nation', () => {
    const general = files.filter(
      (file) =>
        /^shared\/invasions\/(rules|queries)\//.test(file) &&
        !file.startsWith('shared/invasions/rules/nations/') &&
        !isTestOf(file)
    )
    const naming = general.filter((file) => {
      const code = withoutComments(file)
      return nationIds.some((nation) => code.includes(`'${nation}'`))
    })
    expect(naming).toEqual([])
  })

  it('only the two registries and the game’s own folders import a game’s folders', () => {
    const wrong = imports.filter((each) => {
      const game = gameOf(target(each) ?? '')
      return game && gameOf(each.file) !== game && !isTestOf(each.file) && !KNOWS_GAMES.test(each.file)
    })
    expect(wrong.map(pathOf)).toEqual([])
  })

  it('folders that serve any game contain no game’s name or words', () => {
    const naming = files
      .filter((file) => ANY_GAME.test(file) && !isTestOf(file) && !/\/testing\//.test(file))
      .flatMap((file) => {
        const lines = readFileSync(join(root, file), 'utf8').split('\n')
        return lines.flatMap((line, index) => (GAME_WORDS.test(line) ? [`${file}:${index + 1} ${line}`] : []))
      })
    expect(naming).toEqual([])
  })
})

describe('shared code is pure', async () => {
  const files = (await sources()).filter((file) => file.startsWith('shared/') && !isTestOf(file))
  const codes = files.map((file) => ({ file, code: withoutComments(file) }))

  it.each(['Math.random', 'Date.now', 'new Date', 'globalThis', 'setTimeout', 'process.'])(
    'never uses %s',
    (name) => {
      const using = codes.filter(({ code }) => code.includes(name)).map(({ file }) => file)
      expect(using).toEqual([])
    }
  )
})

function pathOf(each: Import): string {
  return `${each.file} -> ${target(each)}`
}

function isTestOf(file: string): boolean {
  return /\.test\.tsx?$/.test(file)
}

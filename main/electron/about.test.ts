import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { aboutPanel, homepageIn } from './about.ts'
import { nativeWords } from './native-words.ts'

const facts = { version: '1.2.3', icon: '/icon.png', homepage: null }

test('the panel shows name, version and licence of the app, and where to look for a new version', () => {
  expect(aboutPanel(nativeWords('en'), facts, 'darwin')).toEqual({
    applicationName: 'Invasions',
    applicationVersion: '1.2.3',
    authors: ['The Invasions project'],
    iconPath: '/icon.png',
    copyright: '© The Invasions project, MIT licence',
    credits:
      'This app never goes online and does not update itself.\nLook for a new version where you got this one.'
  })
  const linux = aboutPanel(nativeWords('es'), { ...facts, homepage: 'https://a.example/b' }, 'linux')
  expect(linux.copyright).toBe(
    '© The Invasions project, licencia MIT\n' +
      'Esta aplicación nunca se conecta a internet ni se actualiza sola.\nVersiones nuevas: https://a.example/b'
  )
})

test('the address is the homepage in the packed manifest', () => {
  const folder = mkdtempSync(join(tmpdir(), 'about-'))
  const read = (manifest: unknown) => {
    writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest))
    return homepageIn(folder)
  }
  expect(homepageIn(folder)).toBeNull()
  expect(read({})).toBeNull()
  expect(read({ homepage: 'file:///etc' })).toBeNull()
  expect(read({ homepage: 'https://a.example/b' })).toBe('https://a.example/b')
  rmSync(folder, { recursive: true })
})

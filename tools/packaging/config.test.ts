import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getConfig, validateConfiguration } from 'app-builder-lib/out/util/config/config.js'
import { DebugLogger } from 'builder-util'
import { describe, expect, test } from 'vitest'
import { product } from '#shared/app/product.ts'
import { inRoot, root } from '../root.ts'

const config = await getConfig(root, 'electron-builder.yml', null)

describe('electron-builder.yml', () => {
  test("passes electron-builder's own schema", async () => {
    await expect(validateConfiguration(config, new DebugLogger(false))).resolves.toBeUndefined()
  })

  test('does not pass the schema with a mistake', async () => {
    const wrong = { ...config, electronFuse: { runAsNode: false } }
    await expect(validateConfiguration(wrong, new DebugLogger(false))).rejects.toThrow(/electronFuse/)
  })

  test('makes an installer of the usual kind for each platform', () => {
    expect(config.win?.target).toMatchObject([{ target: 'nsis' }])
    expect(config.mac?.target).toMatchObject([{ target: 'dmg', arch: ['universal'] }])
    expect(config.linux?.target).toMatchObject([{ target: 'AppImage' }, { target: 'deb' }])
  })

  test('registers the campaign files that the shell opens, with an icon of their own', () => {
    for (const platform of [config.win, config.mac]) {
      expect(platform?.fileAssociations).toMatchObject([{ ext: product.fileExtension }])
    }
    for (const kind of ['ico', 'icns']) {
      const icon = join(String(config.directories?.buildResources), `${product.fileExtension}.${kind}`)
      expect(existsSync(inRoot(icon))).toBe(true)
    }
  })

  test('lets the player of Windows choose the folder, and leaves the campaigns when it is uninstalled', () => {
    expect(config.nsis).toMatchObject({
      oneClick: false,
      allowToChangeInstallationDirectory: true,
      deleteAppDataOnUninstall: false
    })
  })

  test('names the app as the app names itself', () => {
    expect(config).toMatchObject({ appId: product.appId, productName: product.name })
    expect(config.copyright).toContain(product.maker)
  })

  test('names icons that exist, each in its own format', () => {
    expect(readFileSync(inRoot(String(config.win?.icon))).subarray(0, 4)).toEqual(Buffer.from([0, 0, 1, 0]))
    expect(
      readFileSync(inRoot(String(config.mac?.icon)))
        .subarray(0, 4)
        .toString()
    ).toBe('icns')
    const png = readFileSync(inRoot(String(config.linux?.icon), '512x512.png'))
    expect(png.subarray(1, 4).toString()).toBe('PNG')
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([512, 512])
  })
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AboutPanelOptionsOptions } from 'electron'
import { z } from 'zod'
import { product } from '#shared/app/product.ts'
import type { NativeWords } from './native-words.ts'

/** The facts that the panel shows. */
export interface AboutFacts {
  readonly version: string
  readonly icon: string
  /** The homepage of this build, if its maker set one. */
  readonly homepage: string | null
}

const manifestSchema = z.object({ homepage: z.url({ protocol: /^https$/ }) })

/** The homepage in the packed manifest, set when the release was built. */
export function homepageIn(appFolder: string): string | null {
  try {
    return manifestSchema.parse(JSON.parse(readFileSync(join(appFolder, 'package.json'), 'utf8'))).homepage
  } catch {
    return null
  }
}

/** Options of the system's about panel. On Linux it shows no credits, so they follow the copyright. */
export function aboutPanel(
  words: NativeWords,
  { version, icon, homepage }: AboutFacts,
  platform: NodeJS.Platform
): AboutPanelOptionsOptions {
  const copyright = words('about.copyright', { name: product.maker })
  const where = homepage
    ? words('about.new-versions', { where: homepage })
    : words('about.new-versions-anywhere')
  const credits = `${words('about.offline')}\n${where}`
  return {
    applicationName: product.name,
    applicationVersion: version,
    authors: [product.maker],
    iconPath: icon,
    ...(platform === 'linux' ? { copyright: `${copyright}\n${credits}` } : { copyright, credits })
  }
}

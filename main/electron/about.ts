import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AboutPanelOptionsOptions } from 'electron'
import { z } from 'zod'
import { product } from '#shared/app/product.ts'
import type { NativeWords } from './native-words.ts'

/** What the panel is made from. */
export interface AboutFacts {
  readonly version: string
  readonly icon: string
  /** Where this build comes from, if whoever made it said so. */
  readonly homepage: string | null
}

const manifestSchema = z.object({ homepage: z.url({ protocol: /^https$/ }) })

/** The address that the release was made with: it stands in the packed manifest. */
export function homepageIn(appFolder: string): string | null {
  try {
    return manifestSchema.parse(JSON.parse(readFileSync(join(appFolder, 'package.json'), 'utf8'))).homepage
  } catch {
    return null
  }
}

/** The system's own panel. On Linux it has no room for credits, so that all stands under the copyright. */
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

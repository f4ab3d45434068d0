import { isAbsolute, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { product } from '#shared/app/product.ts'
import { campaignIdSchema } from '#shared/ipc/campaign.ts'

/** What the program was asked to open: by double-click, from the menu of taskbar or desktop, or in a terminal. */
export type LaunchRequest =
  | { readonly open: 'file'; readonly path: string }
  | { readonly open: 'campaign'; readonly campaign: string }
  | { readonly open: 'new-campaign' }

const CAMPAIGN_OPTION = '--campaign='
const NEW_CAMPAIGN_OPTION = '--new-campaign'

/** The command-line argument of a shortcut. */
export function launchArgumentOf(request: Exclude<LaunchRequest, { open: 'file' }>): string {
  return request.open === 'campaign' ? `${CAMPAIGN_OPTION}${request.campaign}` : NEW_CAMPAIGN_OPTION
}

/**
 * The launch request on a command line, or null. Other arguments with a dash are options of Chromium or Electron;
 * in development the first argument is the project's folder.
 */
export function launchRequestIn(args: readonly string[], folder: string): LaunchRequest | null {
  for (const arg of args.slice(1)) {
    if (arg === NEW_CAMPAIGN_OPTION) return { open: 'new-campaign' }
    const request = arg.startsWith(CAMPAIGN_OPTION)
      ? campaignRequest(arg.slice(CAMPAIGN_OPTION.length))
      : fileLaunchRequest(arg, folder)
    if (request) return request
  }
  return null
}

/** A request to open a campaign file, with an absolute path. File managers pass paths or file URLs. */
export function fileLaunchRequest(name: string, folder: string): LaunchRequest | null {
  if (name.startsWith('-') || !name.toLowerCase().endsWith(`.${product.fileExtension}`)) return null
  if (name.startsWith('file:')) return fileUrlRequest(name)
  return { open: 'file', path: isAbsolute(name) ? name : resolve(folder, name) }
}

function fileUrlRequest(url: string): LaunchRequest | null {
  try {
    return { open: 'file', path: fileURLToPath(url) }
  } catch {
    return null
  }
}

function campaignRequest(id: string): LaunchRequest | null {
  const campaign = campaignIdSchema.safeParse(id)
  return campaign.success ? { open: 'campaign', campaign: campaign.data } : null
}

/** Keeps launch requests until the app can handle them (macOS sends files early), and passes them on in order. */
export class LaunchRequestQueue {
  readonly #waiting: LaunchRequest[] = []
  #handle: ((request: LaunchRequest) => void) | null = null

  add(request: LaunchRequest | null): void {
    if (!request) return
    if (this.#handle) this.#handle(request)
    else this.#waiting.push(request)
  }

  deliverTo(handle: (request: LaunchRequest) => void): void {
    this.#handle = handle
    for (const request of this.#waiting.splice(0)) handle(request)
  }
}

import { isAbsolute, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { product } from '#shared/app/product.ts'
import { campaignIdSchema } from '#shared/ipc/campaign.ts'

/** What a start asks for besides a window: by a double-click, the taskbar's or the desktop's menu, a terminal. */
export type Errand =
  | { readonly open: 'file'; readonly path: string }
  | { readonly open: 'campaign'; readonly campaign: string }
  | { readonly open: 'new-campaign' }

const CAMPAIGN = '--campaign='
const NEW_CAMPAIGN = '--new-campaign'

/** The argument by which a shortcut sends somebody on an errand. */
export function argumentOf(errand: Exclude<Errand, { open: 'file' }>): string {
  return errand.open === 'campaign' ? `${CAMPAIGN}${errand.campaign}` : NEW_CAMPAIGN
}

/**
 * The errand on a command line, or null. All else that starts with a dash is an option of Chromium or Electron;
 * in development the first argument is the project's folder.
 */
export function errandIn(args: readonly string[], folder: string): Errand | null {
  for (const arg of args.slice(1)) {
    if (arg === NEW_CAMPAIGN) return { open: 'new-campaign' }
    const errand = arg.startsWith(CAMPAIGN)
      ? campaignErrand(arg.slice(CAMPAIGN.length))
      : fileErrand(arg, folder)
    if (errand) return errand
  }
  return null
}

/** A campaign file, as an absolute path: file managers hand over paths or addresses. */
export function fileErrand(name: string, folder: string): Errand | null {
  if (name.startsWith('-') || !name.toLowerCase().endsWith(`.${product.fileExtension}`)) return null
  if (name.startsWith('file:')) return addressErrand(name)
  return { open: 'file', path: isAbsolute(name) ? name : resolve(folder, name) }
}

function addressErrand(address: string): Errand | null {
  try {
    return { open: 'file', path: fileURLToPath(address) }
  } catch {
    return null
  }
}

function campaignErrand(id: string): Errand | null {
  const campaign = campaignIdSchema.safeParse(id)
  return campaign.success ? { open: 'campaign', campaign: campaign.data } : null
}

/** Takes errands from before there is anybody to do them (macOS sends files early), and passes them on in order. */
export class Inbox {
  readonly #waiting: Errand[] = []
  #run: ((errand: Errand) => void) | null = null

  add(errand: Errand | null): void {
    if (!errand) return
    if (this.#run) this.#run(errand)
    else this.#waiting.push(errand)
  }

  deliverTo(run: (errand: Errand) => void): void {
    this.#run = run
    for (const errand of this.#waiting.splice(0)) run(errand)
  }
}

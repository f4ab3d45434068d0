import { basename, join } from 'node:path'
import type { Session, WebContents } from 'electron'
import { product } from '#shared/app/product.ts'
import type { NativeWords } from './native-words.ts'

/** What an export needs to know, and whom it tells how it went. */
export interface ExportDesk {
  /** Where the dialog opens. */
  folder(): string
  words(): NativeWords
  saved(path: string): void
  failed(contents: WebContents, file: string): void
}

/** What a page hands over to be saved goes where the player says, in the system's own dialog. */
export function askWhereToExport(session: Session, desk: ExportDesk): void {
  session.on('will-download', (_event, item, contents) => {
    const words = desk.words()
    item.setSaveDialogOptions({
      title: words('exportTitle'),
      defaultPath: join(desk.folder(), basename(item.getFilename())),
      filters: [campaignFilter(words)]
    })
    item.once('done', (_done, state) => {
      if (state === 'completed') desk.saved(item.getSavePath())
      else if (state === 'interrupted') desk.failed(contents, item.getSavePath())
    })
  })
}

export function campaignFilter(words: NativeWords) {
  return { name: words('campaignFiles'), extensions: [product.fileExtension] }
}

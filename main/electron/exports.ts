import { basename, join } from 'node:path'
import type { Session, WebContents } from 'electron'
import { product } from '#shared/app/product.ts'
import type { NativeWords } from './native-words.ts'

export interface ExportReports {
  saved(path: string): void
  failed(contents: WebContents, file: string): void
}

/** What a page hands over to be saved goes where the player says, in the system's own dialog. */
export function askWhereToExport(
  session: Session,
  folder: () => string,
  words: () => NativeWords,
  reports: ExportReports
): void {
  session.on('will-download', (_event, item, contents) => {
    item.setSaveDialogOptions({
      title: words()('exportTitle'),
      defaultPath: join(folder(), basename(item.getFilename())),
      filters: [campaignFilter(words())]
    })
    item.once('done', (_done, state) => {
      if (state === 'completed') reports.saved(item.getSavePath())
      else if (state === 'interrupted') reports.failed(contents, item.getSavePath())
    })
  })
}

export function campaignFilter(words: NativeWords) {
  return { name: words('campaignFiles'), extensions: [product.fileExtension] }
}

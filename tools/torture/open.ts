// Opens a library, and a campaign file if one is named: `open.ts DATA_DIR [FILE]`. Prints what the app tells the player.
import { raceHost } from '../../main/testing/race-host.ts'
import { openPage } from '../../main/testing/test-page.ts'

const [dataDir = '', file] = process.argv.slice(2)
try {
  const host = raceHost(dataDir)
  if (file !== undefined) await host.importFile(file)
  const campaigns = openPage(host).call('library.list', {}).length
  const notices = host.info.notices.map(({ notice }) => notice)
  process.stdout.write(JSON.stringify({ campaigns, notices, explained: null }))
  host.close()
} catch (error) {
  const explained = error instanceof Error ? `${error.constructor.name}: ${error.message}` : String(error)
  process.stdout.write(JSON.stringify({ campaigns: null, notices: [], explained }))
}

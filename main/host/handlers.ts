import type { CallName, CallPayload, CallResult } from '#shared/ipc/contract.ts'
import type { Connection } from './connection.ts'
import type { Host } from './host.ts'

/** The host's handler of each call of the contract. */
export type CallHandlers = {
  readonly [Name in CallName]: (payload: CallPayload<Name>) => CallResult<Name> | Promise<CallResult<Name>>
}

export function createHandlers(host: Host, connection: Connection): CallHandlers {
  /** Changes the library and tells every page. */
  const changing = <T>(change: () => T): T => {
    const result = change()
    host.broadcast('library.changed', {})
    return result
  }
  return {
    'app.info': () => host.info,
    'settings.read': () => host.settings.all(),
    'settings.write': ({ key, value }) => {
      host.writeSetting(key, value)
      host.broadcast('settings.changed', { key, value })
      return {}
    },
    'library.list': () => host.library.list(),
    'library.create': (wanted) => changing(() => ({ campaign: host.library.create(wanted) })),
    'library.rename': ({ campaign, title }) =>
      changing(() => {
        host.library.rename(campaign, title)
        return {}
      }),
    'library.duplicate': ({ campaign, title }) =>
      changing(() => ({ campaign: host.library.duplicate(campaign, title) })),
    'library.branch': ({ campaign, number, title }) =>
      changing(() => ({ campaign: host.library.branch(campaign, number, title) })),
    'library.delete': ({ campaign }) =>
      changing(() => {
        host.library.delete(campaign)
        return {}
      }),
    'library.restore': ({ campaign }) =>
      changing(() => {
        host.library.restore(campaign)
        return {}
      }),
    'library.archive': ({ campaign, archived }) =>
      changing(() => {
        host.library.archive(campaign, archived)
        return {}
      }),
    'library.read-scenario': ({ content }) => host.library.readScenario(content),
    'library.scenario': ({ campaign }) => host.library.scenarioFile(campaign),
    'library.export': ({ campaign }) => host.library.exportFile(campaign),
    'library.upload': ({ part }) => {
      connection.upload(part)
      return {}
    },
    'library.import': async ({ content }) => {
      const imported = await host.importer.import(connection.uploaded(content))
      return changing(() => imported)
    },
    'library.keep-both': ({ campaign, title }) =>
      changing(() => {
        host.importer.keepBoth(campaign, title)
        return {}
      }),
    'library.drop-import': ({ campaign }) => {
      host.importer.drop(campaign)
      return {}
    },
    'library.salvage': () => changing(() => host.salvage()),
    'library.go-on': ({ campaign }) => changing(() => host.goOn(campaign)),
    'table.sit': ({ campaign, side, known }) => connection.sit(campaign, side, known),
    'table.look': ({ campaign }) => host.library.look(campaign),
    'table.past': (moment) => connection.past(moment),
    'table.leave': ({ campaign }) => {
      connection.leave(campaign)
      return {}
    },
    'table.answer': ({ campaign, side, decision, answer }) => {
      connection.tableAs(campaign, side).answer(side, decision, answer)
      return {}
    },
    'table.nobody-acts': ({ campaign, answers }) =>
      changing(() => {
        connection.tableOf(campaign).nobodyActs(answers)
        return {}
      }),
    'table.hint': ({ campaign, side, decision }) => connection.tableAs(campaign, side).hint(side, decision),
    'table.why': ({ campaign, number }) => connection.tableOf(campaign).reasonsFor(number),
    'table.reseat': ({ campaign, side, seat }) =>
      changing(() => {
        connection.tableOf(campaign).reseat(side, seat)
        return {}
      }),
    'table.undo': ({ campaign, side }) => {
      connection.tableAs(campaign, side).undo(side)
      return {}
    }
  }
}

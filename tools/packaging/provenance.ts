import { spawnSync } from 'node:child_process'
import { product } from '#shared/app/product.ts'
import { root } from '../root.ts'

/** The origin of a build and its maintainer. Packages must name both, and no file of the project knows them. */
export interface Provenance {
  readonly homepage: string | null
  readonly maintainer: string
}

export type Git = (...args: string[]) => string

/** Takes the repository and its owner from a public CI, otherwise from this clone. */
export function provenanceOf(env: NodeJS.ProcessEnv, git: Git): Provenance {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_REPOSITORY_OWNER: owner } = env
  if (server && repository && owner && URL.canParse(server)) {
    const { host } = new URL(server)
    return {
      homepage: `${server}/${repository}`,
      maintainer: `${owner} <${owner}@users.noreply.${host}>`
    }
  }
  const [name, email] = [git('config', 'user.name'), git('config', 'user.email')]
  return {
    homepage: addressOf(git('remote', 'get-url', 'origin')),
    maintainer: name && email ? `${name} <${email}>` : product.maker
  }
}

/** The web page of a remote repository: its address without credentials. */
export function addressOf(remote: string): string | null {
  const [, host, path] =
    /^(?:https:\/\/|ssh:\/\/)(?:[^@/]+@)?([\w.-]+)(?::\d+)?\/(.+?)(?:\.git)?\/?$/.exec(remote) ??
    /^[\w.-]+@([\w.-]+):(.+?)(?:\.git)?$/.exec(remote) ??
    []
  return host && path ? `https://${host}/${path}` : null
}

export const gitHere: Git = (...args) => {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : ''
}

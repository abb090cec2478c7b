import { spawnSync } from 'node:child_process'
import { existsSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { environment, Failure, run } from './processes.js'

/**
 * Runs the installed npm under the given Node: under an older Node npm silently picks older packages. `what`
 * names the purpose in the error message.
 */
export async function npm(node, args, cwd, what) {
  const code = await run(node, [findNpm(), ...args], withoutCaller(environment(node)), cwd)
  if (code !== 0) throw new Failure(`${what} failed: see npm's message above, then run the command again`)
}

/** Returns the npm that called us, else the one on PATH, else the one beside this Node. */
function findNpm() {
  const candidates = [process.env.npm_execpath, onPath(), besideNode()]
  const found = candidates.find((path) => path?.endsWith('.js') && existsSync(path))
  if (!found) throw new Failure('npm was not found: install it beside Node, or put it on PATH')
  return found
}

function onPath() {
  const { stdout, status } = spawnSync('sh', ['-c', 'command -v npm'], { encoding: 'utf8' })
  return status === 0 ? realpathSync(stdout.trim()) : undefined
}

function besideNode() {
  return join(
    dirname(realpathSync(process.execPath)),
    '..',
    'lib',
    'node_modules',
    'npm',
    'bin',
    'npm-cli.js',
  )
}

/**
 * Removes the variables by which npm describes the running script: a second npm would take them as its own
 * settings.
 */
function withoutCaller(env) {
  const kept = Object.entries(env).filter(
    ([name]) => !/^npm_(package|lifecycle|command|config_(local_prefix|prefix|global_prefix))/.test(name),
  )
  return Object.fromEntries(kept)
}

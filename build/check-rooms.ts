/**
 * `npm run rooms`: holds every import of the project to the table in rooms.ts, and says who may not see whom. The table
 * names only what exists, every import leads to a file, and neither files nor rooms stand in a circle.
 */
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { circlesOf, formatCircle } from './circles.ts';
import { rooms, type Room } from './rooms.ts';

export interface Import {
  readonly from: string;
  readonly line: number;
  readonly typeOnly: boolean;
}

const onlyTypes = (clause: ts.ImportClause | undefined): boolean => {
  if (clause === undefined) return false;
  if (clause.isTypeOnly) return true;
  const bindings = clause.namedBindings;
  return (
    clause.name === undefined &&
    bindings !== undefined &&
    ts.isNamedImports(bindings) &&
    bindings.elements.length > 0 &&
    bindings.elements.every((element) => element.isTypeOnly)
  );
};

const textOf = (node: ts.Node | undefined): string | undefined =>
  node !== undefined && ts.isStringLiteralLike(node) ? node.text : undefined;

/** What one node of the tree imports, if it imports anything. */
function importOf(node: ts.Node): { from: string; typeOnly: boolean } | undefined {
  const found = (specifier: ts.Node | undefined, typeOnly: boolean) => {
    const from = textOf(specifier);
    return from === undefined ? undefined : { from, typeOnly };
  };
  if (ts.isImportDeclaration(node)) return found(node.moduleSpecifier, onlyTypes(node.importClause));
  if (ts.isExportDeclaration(node)) return found(node.moduleSpecifier, node.isTypeOnly);
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
    return found(node.argument.literal, true);
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
    return found(node.arguments[0], false);
  }
  return undefined;
}

/** The code of a file with everything else blanked: in a `.svelte` file only what stands in `<script>`. */
function codeOf(path: string, text: string): string {
  if (!path.endsWith('.svelte')) return text;
  const blank = (part: string): string => part.replace(/[^\n]/g, ' ');
  let code = '';
  let last = 0;
  for (const match of text.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/g)) {
    const body = match[1] ?? '';
    const start = match.index + match[0].indexOf('>') + 1;
    code += blank(text.slice(last, start)) + body;
    last = start + body.length;
  }
  return code + blank(text.slice(last));
}

/** Every import of a file, with its line, and whether it is of types only. */
export function importsOf(path: string, text: string): readonly Import[] {
  const file = ts.createSourceFile(path, codeOf(path, text), ts.ScriptTarget.Latest, true, ts.ScriptKind.TS);
  const found: Import[] = [];
  const visit = (node: ts.Node): void => {
    const one = importOf(node);
    if (one !== undefined) {
      found.push({ ...one, line: file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1 });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

const roomOf = (path: string): Room | undefined =>
  rooms.find(({ at }) => at.some((place) => (place.endsWith('/') ? path.startsWith(place) : path === place)));

const packageName = (from: string): string =>
  from
    .split('/')
    .slice(0, from.startsWith('@') ? 2 : 1)
    .join('/');

const allowsPackage = (room: Room, from: string): boolean =>
  room.packages.some((allowed) =>
    allowed.endsWith('*') ? from.startsWith(allowed.slice(0, -1)) : packageName(from) === allowed,
  );

/** The file a relative import means. */
const targetOf = (path: string, from: string): string =>
  join(dirname(path), from.replace(/\?.*$/, '')).split(sep).join('/');

/** Why `room` may not make this import, or nothing if it may. */
function objection(room: Room, path: string, { from, typeOnly }: Import): string | undefined {
  const bare = from.replace(/\?.*$/, '');
  if (!bare.startsWith('.')) {
    return allowsPackage(room, bare)
      ? undefined
      : `${room.name} may not use the package ${packageName(bare)}`;
  }
  const target = targetOf(path, bare);
  const other = roomOf(target);
  if (other === undefined) return `${room.name} may not see ${target}, which belongs to no room`;
  if (other.name === room.name || room.values.includes(other.name)) return undefined;
  if (!room.types.includes(other.name)) return `${room.name} may not see ${other.name} (${target})`;
  return typeOnly ? undefined : `${room.name} may see only the types of ${other.name} (${target})`;
}

/** One line for each import of the file that the table does not allow; none when all is well. */
export function checkFile(path: string, text: string): readonly string[] {
  const room = roomOf(path);
  if (room === undefined) return [`${path}: belongs to no room; give it one in build/rooms.ts`];
  return importsOf(path, text).flatMap((one) => {
    const reason = objection(room, path, one);
    return reason === undefined ? [] : [`${path}:${one.line}: ${reason}`];
  });
}

/** What is wrong with the table itself; `exists` is asked for folders (they end in `/`) and files. */
export function checkTable(table: readonly Room[], exists: (path: string) => boolean): readonly string[] {
  const names = table.map(({ name }) => name);
  const uses = new Map(table.map(({ name, values }) => [name, values.filter((other) => other !== name)]));
  return [
    ...names.filter((name, at) => names.indexOf(name) !== at).map((name) => `${name} stands there twice`),
    ...table.flatMap(({ name, at, values, types }) => [
      ...(at.length === 0 ? [`${name} stands nowhere`] : []),
      ...at
        .filter((place) => !exists(place))
        .map((place) => `${name} stands at ${place}, which does not exist`),
      ...[...values, ...types]
        .filter((other) => !names.includes(other))
        .map((other) => `${name} may use ${other}, which is no room`),
    ]),
    ...circlesOf(uses).map((circle) => `rooms in a circle: ${formatCircle(circle)}`),
  ].map((complaint) => `build/rooms.ts: ${complaint}`);
}

/**
 * What is wrong with files taken together, by path and text: imports that lead nowhere (`exists` tells of files that
 * are not among them, as pictures), and circles, through types too.
 */
export function checkFiles(
  files: ReadonlyMap<string, string>,
  exists: (path: string) => boolean,
): readonly string[] {
  const arrows = new Map<string, readonly string[]>();
  const nowhere: string[] = [];
  for (const [path, text] of files) {
    const near = importsOf(path, text).filter(({ from }) => from.startsWith('.'));
    arrows.set(
      path,
      near.map(({ from }) => targetOf(path, from)),
    );
    for (const { from, line } of near) {
      const target = targetOf(path, from);
      if (!files.has(target) && !exists(target))
        nowhere.push(`${path}:${line}: imports ${target}, which does not exist`);
    }
  }
  return [...nowhere, ...circlesOf(arrows).map((circle) => `a circle: ${formatCircle(circle)}`)];
}

function check(root: string): number {
  const files = ['src-core', 'electron', 'renderer']
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.(ts|svelte)$/.test(name))
        .map((name) =>
          relative(root, resolve(root, folder, name))
            .split(sep)
            .join('/'),
        ),
    );
  const texts = new Map(files.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
  const isThere = (path: string): boolean => {
    const found = statSync(join(root, path), { throwIfNoEntry: false });
    return found !== undefined && found.isDirectory() === path.endsWith('/');
  };
  const complaints = [
    ...checkTable(rooms, isThere),
    ...files.flatMap((path) => checkFile(path, texts.get(path) ?? '')),
    ...checkFiles(texts, isThere),
  ];
  for (const complaint of complaints) console.error(complaint);
  console.log(`rooms: ${files.length} files, ${complaints.length} things that should not be`);
  return complaints.length === 0 ? 0 : 1;
}

if (import.meta.main) process.exitCode = check(fileURLToPath(new URL('..', import.meta.url)));

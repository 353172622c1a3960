import { METHODS } from "../zip-format.js";
import type { DirectoryRecord } from "./directory-record.js";
import { faultOfExtra } from "./extra-fields.js";

interface RecordRule {
  readonly broken: (record: DirectoryRecord) => boolean;
  readonly message: string;
}

/** Encrypted, strongly encrypted, with a hidden directory. */
const ENCRYPTED = 0x2041;
const DESCRIPTOR = 0x0008;
/** How hard it was compressed, and that its name is UTF-8. */
const HARMLESS = 0x0806;

const WHOLE_U32 = 0xffffffff;
const DOS_FOLDER = 0x10;
const FOLDER = 0o040000;
const REGULAR = 0o100000;
const FILE_TYPES = 0o170000;

/** In the order they are judged: the first that is broken is said. */
const RULES: readonly RecordRule[] = [
  { broken: ({ flags }) => (flags & ENCRYPTED) !== 0, message: "is encrypted" },
  { broken: ({ flags }) => (flags & DESCRIPTOR) !== 0, message: "has a data descriptor" },
  { broken: ({ flags }) => (flags & ~HARMLESS) !== 0, message: "has flags that no entry of a bundle has" },
  { broken: isZip64, message: "is Zip64" },
  { broken: ({ disk }) => disk !== 0, message: "is in another part of the archive" },
  { broken: ({ commentBytes }) => commentBytes !== 0, message: "has a comment" },
  { broken: isFolder, message: "is a folder" },
  { broken: isNoFile, message: "is a link or another thing that is no file" },
  { broken: hasOtherMethod, message: "is neither stored nor deflated" },
  {
    broken: ({ method, bytes, compressedBytes }) => method === METHODS.stored && bytes !== compressedBytes,
    message: "is stored with two sizes",
  },
];

/** What is wrong with what the directory says of an entry; null where nothing is. */
export function faultOfRecord(view: DataView, record: DirectoryRecord): string | null {
  const rule = RULES.find(({ broken }) => broken(record));
  return rule?.message ?? faultOfExtra(view, record.nameAt + record.nameBytes, record.extraBytes);
}

function isZip64({ bytes, compressedBytes, offset }: DirectoryRecord): boolean {
  return bytes === WHOLE_U32 || compressedBytes === WHOLE_U32 || offset === WHOLE_U32;
}

function typeOf({ externalAttributes }: DirectoryRecord): number {
  return (externalAttributes >>> 16) & FILE_TYPES;
}

function isFolder(record: DirectoryRecord): boolean {
  return (record.externalAttributes & DOS_FOLDER) !== 0 || typeOf(record) === FOLDER;
}

/** What was not written by Unix states no type. */
function isNoFile(record: DirectoryRecord): boolean {
  return typeOf(record) !== 0 && typeOf(record) !== REGULAR;
}

function hasOtherMethod({ method }: DirectoryRecord): boolean {
  return method !== METHODS.stored && method !== METHODS.deflated;
}

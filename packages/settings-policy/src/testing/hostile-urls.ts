/** Addresses that are not public, each for one block of the registries. */
const IPV4 = [
  "0.0.0.0",
  "10.0.0.1",
  "100.64.0.1",
  "127.0.0.1",
  "127.255.255.254",
  "169.254.169.254",
  "172.16.0.1",
  "172.31.255.255",
  "192.0.0.1",
  "192.0.2.1",
  "192.88.99.1",
  "192.168.1.1",
  "198.18.0.1",
  "198.51.100.1",
  "203.0.113.1",
  "224.0.0.1",
  "240.0.0.1",
  "255.255.255.255",
] as const;

const DIGITS = {
  fullWidth: "０１２３４５６７８９",
  circled: "⓪①②③④⑤⑥⑦⑧⑨",
  mathematical: "𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗",
  superscript: "⁰¹²³⁴⁵⁶⁷⁸⁹",
} as const;

/** Every way that clients read as the address: names of the spelling, and how it is made. */
export const IPV4_SPELLINGS: Readonly<Record<string, (address: string) => string>> = {
  dotted: (address) => address,
  "with a trailing dot": (address) => `${address}.`,
  "as one number": (address) => String(numberOf(address)),
  "as one hexadecimal number": (address) => `0x${numberOf(address).toString(16)}`,
  "as one octal number": (address) => `0${numberOf(address).toString(8)}`,
  "in octal parts": (address) => partsOf(address, (part) => `0${part.toString(8)}`),
  "in octal parts with many zeros": (address) => partsOf(address, (part) => `0000${part.toString(8)}`),
  "in hexadecimal parts": (address) => partsOf(address, (part) => `0x${part.toString(16)}`),
  "in upper-case hexadecimal parts": (address) =>
    partsOf(address, (part) => `0X${part.toString(16).toUpperCase()}`),
  "in two parts": (address) => {
    const number = numberOf(address);
    return `${Math.floor(number / 2 ** 24)}.${number % 2 ** 24}`;
  },
  "in three parts": (address) => {
    const number = numberOf(address);
    return `${Math.floor(number / 2 ** 24)}.${Math.floor(number / 2 ** 16) % 256}.${number % 2 ** 16}`;
  },
  "percent-encoded": (address) =>
    [...address].map((character) => `%${character.charCodeAt(0).toString(16)}`).join(""),
  "in full-width digits": (address) => inDigits(address, DIGITS.fullWidth),
  "in circled digits": (address) => inDigits(address, DIGITS.circled),
  "in mathematical digits": (address) => inDigits(address, DIGITS.mathematical),
  "in superscript digits": (address) => inDigits(address, DIGITS.superscript),
  "with ideographic dots": (address) => address.replaceAll(".", "。"),
  "with half-width ideographic dots": (address) => address.replaceAll(".", "｡"),
  "with a soft hyphen": (address) => address.replace(".", "\u00ad."),
  "with a zero-width space": (address) => address.replace(".", "\u200b."),
  "mapped into IPv6": (address) => `[::ffff:${address}]`,
  "mapped into IPv6 in hexadecimal": (address) => `[::ffff:${groupsOf(address)}]`,
  "mapped into IPv6 without shortening": (address) => `[0:0:0:0:0:ffff:${address}]`,
  "compatible IPv6": (address) => `[::${address}]`,
  "translated by NAT64": (address) => `[64:ff9b::${groupsOf(address)}]`,
  "translated by NAT64 for local use": (address) => `[64:ff9b:1::${groupsOf(address)}]`,
  "tunnelled by 6to4": (address) => `[2002:${groupsOf(address)}::1]`,
};

/** Hosts that are not public and no spelling of an IPv4 address. */
const OTHER_HOSTS = [
  "localhost",
  "LOCALHOST",
  "localhost.",
  "localhost..",
  "ｌｏｃａｌｈｏｓｔ",
  "ⓛocalhost",
  "localho\u017ft",
  "%6c%6f%63alhost",
  "l\u00adocalhost",
  "a.localhost",
  "a.b.localhost.",
  ".localhost",
  "printer.local",
  "metadata.google.internal",
  "router.home.arpa",
  "localhost.localdomain",
  "127.1",
  "127.0.1",
  "0",
  "0x0",
  "00",
  "0.",
  "0x7f000001",
  "017700000001",
  "0177.1",
  "0x7f.1",
  "2130706433",
  "[::]",
  "[::1]",
  "[0:0:0:0:0:0:0:1]",
  "[0000:0000:0000:0000:0000:0000:0000:0001]",
  "[::0001]",
  "[100::1]",
  "[2001::1]",
  "[2001:2::1]",
  "[2001:10::1]",
  "[2001:20::1]",
  "[2001:db8::1]",
  "[2002::1]",
  "[3fff::1]",
  "[5f00::1]",
  "[fc00::1]",
  "[fd00:ec2::254]",
  "[fe80::1]",
  "[FE80::1]",
  "[fec0::1]",
  "[ff02::1]",
  "[::ffff:0:127.0.0.1]",
] as const;

/** URLs whose host is not public, each in a spelling that some client reads that way. */
export const HOSTILE_URLS: readonly string[] = [
  ...IPV4.flatMap((address) => Object.values(IPV4_SPELLINGS).map((spell) => `https://${spell(address)}/`)),
  ...OTHER_HOSTS.map((host) => `https://${host}/`),
  "HTTPS://127.0.0.1",
  "https://127.0.0.1:443/",
  "https://127.0.0.1?q",
  "https://127.0.0.1#f",
  "https://localhost:8443/a/../b",
];

/** Texts that are no URL of settings at all, some of which clients read as one. */
export const REFUSED_URLS = [
  "",
  "example.com",
  "//example.com",
  "/path",
  "https:",
  "https:/example.com",
  "https:example.com",
  "https:///example.com",
  "https:////example.com",
  "https://",
  "https:// example.com",
  " https://example.com",
  "https://example.com ",
  "https://exam ple.com",
  "https://example.com/a b",
  "https:\\\\example.com",
  "https://example.com\\@evil.example",
  "https://example.com/a\\b",
  "https:/\\example.com",
  "ht\ttps://example.com",
  "https://exa\tmple.com",
  "https://example.com\n",
  "https://user@example.com",
  "https://user:password@example.com",
  "https://:password@example.com",
  "https://@example.com",
  "https://:@example.com",
  "https://a@b@example.com",
  "https://127.0.0.1@example.com",
  "https://example.com@127.0.0.1",
  "https://example.com%40127.0.0.1",
  "https://example.com＠127.0.0.1",
  "https://[fe80::1%25eth0]/",
  "https://[fe80::1%eth0]/",
  "https://[::1",
  "https://::1/",
  "https://[v1.fe80]/",
  "https://[127.0.0.1]/",
  "https://256.256.256.256/",
  "https://1.2.3.4.5/",
  "https://08.0.0.1/",
  "https://0x1.0x2.0x3.0x4.0x5/",
  "https://a.0x1/",
  "https://example.com:99999/",
  "https://example.com:port/",
  "https://exam%00ple.com/",
  "https://exam%2fple.com/",
  "https://exa<mple.com/",
  "ftp://example.com/",
  "file:///etc/passwd",
  "gopher://example.com/",
  "javascript:alert(1)",
  "data:text/plain,x",
  "ws://example.com/",
  "unix:/var/run/docker.sock",
  "http+unix://%2fvar%2frun%2fdocker.sock/",
] as const;

/** URLs that a hosted instance takes. */
export const PUBLIC_URLS = [
  "https://example.com",
  "https://example.com/",
  "https://example.com.",
  "HTTPS://EXAMPLE.COM/Path",
  "https://api.openai.com/v1",
  "https://api.anthropic.com/v1",
  "https://generativelanguage.googleapis.com/v1beta",
  "https://api.github.com",
  "https://prices.azure.com/api/retail/prices?api-version=2023-01-01-preview",
  "https://example.com:8443/a/b?c=d#e",
  "https://example.com?q=user@example.com",
  "https://example.com/@user",
  "https://example.com#@",
  "https://bücher.example/ä",
  "https://xn--bcher-kva.example/",
  "https://8.8.8.8/",
  "https://134744072/",
  "https://0x8.0x8.0x8.0x8/",
  "https://1.1/",
  "https://11.0.0.1/",
  "https://172.32.0.1/",
  "https://192.169.0.1/",
  "https://223.255.255.255/",
  "https://[2606:4700:4700::1111]/",
  "https://[2a00:1450:4001:800::200e]:8443/",
  "https://localhost.example.com/",
  "https://notlocalhost/",
  "https://internal.example.com/",
  "https://local.example/",
  "https://127.0.0.1.example.com/",
  "https://10.example/",
] as const;

function numberOf(address: string): number {
  return address.split(".").reduce((number, part) => number * 256 + Number(part), 0);
}

function partsOf(address: string, write: (part: number) => string): string {
  return address
    .split(".")
    .map((part) => write(Number(part)))
    .join(".");
}

function inDigits(address: string, digits: string): string {
  return address.replaceAll(/[0-9]/gu, (digit) => [...digits][Number(digit)] ?? digit);
}

function groupsOf(address: string): string {
  const number = numberOf(address);
  return `${Math.floor(number / 2 ** 16).toString(16)}:${(number % 2 ** 16).toString(16)}`;
}

/** The style of every page; light and dark as the reader has it, and no colour that says something alone. */
export const STYLE = `:root{color-scheme:light dark;--paper:#fff;--ink:#1c2430;--soft:#566173;--line:#d9dfe8;--band:#f6f8fb;--link:#1d4f91;--good:#1f6b45;--bad:#a32020;--odd:#8a5a00}
@media (prefers-color-scheme:dark){:root{--paper:#14181f;--ink:#e8edf4;--soft:#a9b4c3;--line:#2e3745;--band:#1a2029;--link:#8fb8f0;--good:#7fd0a4;--bad:#f08a8a;--odd:#e3b668}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:15px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif}
a{color:var(--link);text-decoration-thickness:1px;text-underline-offset:2px}
a:focus-visible{outline:2px solid var(--link);outline-offset:2px;border-radius:2px}
.skip{position:absolute;left:-999px}
.skip:focus{left:1rem;top:.5rem;background:var(--paper);padding:.25rem .5rem;z-index:2}
header{display:flex;flex-wrap:wrap;gap:.25rem 1.5rem;align-items:baseline;padding:.75rem clamp(1rem,4vw,2.5rem);border-bottom:1px solid var(--line);background:var(--band)}
header .home{font-weight:600;color:var(--ink);text-decoration:none;overflow-wrap:anywhere}
nav{display:flex;flex-wrap:wrap;gap:.25rem 1rem}
nav a{color:var(--soft);text-decoration:none;padding:.125rem 0;border-bottom:2px solid transparent}
nav a:hover{color:var(--ink)}
nav a[aria-current]{color:var(--ink);border-color:var(--link)}
main{padding:1.25rem clamp(1rem,4vw,2.5rem) 3rem;max-width:100rem;margin:0 auto}
footer{padding:1rem clamp(1rem,4vw,2.5rem);border-top:1px solid var(--line);color:var(--soft);font-size:13px}
h1{font-size:1.6rem;line-height:1.2;margin:.25rem 0 .5rem;overflow-wrap:anywhere}
h2{font-size:1.05rem;margin:2rem 0 .5rem;overflow-wrap:anywhere}
small{font-size:.8em;font-weight:400;color:var(--soft)}
.lead{margin:0 0 1rem;color:var(--soft)}
.trail{margin:0;color:var(--soft)}
.text{max-width:70ch;white-space:pre-wrap;overflow-wrap:anywhere}
.quiet{color:var(--soft)}
figure{margin:1rem 0;border:1px solid var(--line);border-radius:8px;overflow-x:auto;background:var(--paper)}
figure>a{display:block;min-width:max-content}
figure img{display:block;margin:0 auto;max-height:80vh;width:auto;min-height:8rem;max-width:none}
@media (min-width:60rem){figure>a{min-width:0}figure img{max-width:100%;max-height:none;height:auto;min-height:0}}
figcaption{position:sticky;left:0;padding:.5rem .75rem;border-top:1px solid var(--line);color:var(--soft);font-size:13px}
dl{margin:1rem 0;display:grid;gap:0;max-width:70rem;border-top:1px solid var(--line)}
dl>div{display:grid;grid-template-columns:9rem 1fr;gap:1rem;padding:.35rem 0;border-bottom:1px solid var(--line)}
dt{color:var(--soft)}
dd{margin:0;overflow-wrap:anywhere}
@media (max-width:40rem){dl>div{grid-template-columns:1fr;gap:0}}
.table{overflow-x:auto}
table{border-collapse:collapse;width:100%}
th{text-align:left;font-weight:500;color:var(--soft);font-size:13px;padding:.35rem 1rem .35rem 0;border-bottom:1px solid var(--line);white-space:nowrap}
td{padding:.35rem 1rem .35rem 0;border-bottom:1px solid var(--line);vertical-align:top;overflow-wrap:break-word}
td:not(:first-child):not(:empty){min-width:min(9rem,30vw)}
td code{overflow-wrap:anywhere}
@media (max-width:40rem){table{min-width:34rem}}
tbody tr:hover{background:var(--band)}
code,pre{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;font-size:12.5px;overflow-wrap:anywhere}
pre{overflow-x:auto;padding:.75rem;background:var(--band);border:1px solid var(--line);border-radius:8px}
.label,.mark{display:inline-block;padding:0 .45rem;border:1px solid var(--soft);border-radius:4px;font-size:12.5px;white-space:nowrap}
.label.declared{border-style:solid}
.label.observed-in-source{border-style:double;border-width:3px;padding:0 .35rem}
.label.measured{border-style:solid;border-width:2px;font-weight:600}
.label.inferred{border-style:dashed;color:var(--odd);border-color:currentColor}
.label.unknown,.mark.unknown{border-style:dotted;color:var(--odd);border-color:currentColor}
.label.stale{border-style:dashed;color:var(--bad);border-color:currentColor}
.mark.blocking,.bad{color:var(--bad)}
.mark.blocking{border-color:currentColor;font-weight:600}
.mark.warning,.odd{color:var(--odd)}
.mark.warning{border-color:currentColor}
.mark.held,.good{color:var(--good)}
.mark.held{border-color:currentColor}
.dim{color:var(--soft)}
.count{white-space:nowrap;margin-right:1rem}
.columns{columns:16rem;padding-left:1.2rem}
.trace td{padding-top:.15rem;padding-bottom:.15rem}
.deep1{padding-left:1.25rem}.deep2{padding-left:2.5rem}.deep3{padding-left:3.75rem}.deep4{padding-left:5rem}.deep5{padding-left:6.25rem}.deep6{padding-left:7.5rem}.deep7{padding-left:8.75rem}.deep8{padding-left:10rem}
@media print{header nav,.skip{display:none}figure{break-inside:avoid}}
`;

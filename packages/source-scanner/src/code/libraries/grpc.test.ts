import { expect, it } from "@jest/globals";
import { sitesTold } from "../../testing/code-told.js";

// The bases that compilers of .proto files make.

it("C#", () => {
  const told = sitesTold(
    "cs",
    "class S(ILogger log) : Greeter.GreeterBase { } class T : ControllerBase { } class U : Other.GreeterBase { }",
  );
  expect(told).toEqual(["operation grpc 'Greeter' transport=grpc L1"]);
});

it("Java", () => {
  const told = sitesTold("java", "class S extends GreeterGrpc.GreeterImplBase {}");
  expect(told).toEqual(["operation grpc 'Greeter' transport=grpc L1"]);
});

it("Kotlin", () => {
  const told = sitesTold("kt", "class S : GreeterGrpcKt.GreeterCoroutineImplBase() {}");
  expect(told).toEqual(["operation grpc 'Greeter' transport=grpc L1"]);
});

it("Python", () => {
  const told = sitesTold("py", "class S(greeter_pb2_grpc.GreeterServicer):", "    pass");
  expect(told).toEqual(["operation grpc 'Greeter' transport=grpc L1"]);
});

it("Go", () => {
  const told = sitesTold(
    "go",
    "package api",
    "type server struct {",
    "\tpb.UnimplementedGreeterServer",
    "\tother pb.UnimplementedOtherServer",
    "}",
  );
  expect(told).toEqual(["operation grpc 'Greeter' transport=grpc L3"]);
});
